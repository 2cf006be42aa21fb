import type { ResponseOf } from '@rashi/contract'
import { useTranslate } from '../../../lib/texts.ts'
import styles from './factors.module.css'

type Setup = ResponseOf<'POST /user/add-authenticator-app'>

/** The setup of an authenticator app: the QR code, a link for an app on the same device, and the key to type. */
export function AuthenticatorSetup({ setup }: { setup: Setup }) {
  const t = useTranslate()
  return (
    <>
      <QrCode {...setup.qr} label={t('factors.add-app.picture')} />
      <p className={styles.inApp}>
        <a href={setup.address}>{t('factors.add-app.open')}</a>
      </p>
      <p className={styles.quiet}>
        {t('factors.add-app.key')} <code className={styles.key}>{inGroups(setup.secret)}</code>
      </p>
    </>
  )
}

/** Black on white in both themes: not every reader takes light on dark. */
function QrCode({ size, path, label }: Setup['qr'] & { label: string }) {
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Groups of four are typed with fewer mistakes; apps ignore the spaces. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')
