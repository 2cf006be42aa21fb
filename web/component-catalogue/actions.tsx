import { useState } from 'react'
import { Button, ButtonLink } from '../app/ui/button.tsx'
import { Dialog } from '../app/ui/dialog.tsx'
import { Drawer } from '../app/ui/drawer.tsx'
import { MenuIcon } from '../app/ui/icon.tsx'
import { IconButton } from '../app/ui/icon-button.tsx'
import { ChaptersIcon, SearchIcon, ShareIcon } from '../app/ui/page-icons.tsx'
import { preloadModal } from '../app/ui/modal.tsx'
import { TextLink } from '../app/ui/text-link.tsx'
import { toast } from '../app/ui/toast-store.ts'
import layout from '../app/ui/layout.module.css'

export function Actions() {
  const [opened, setOpened] = useState<'dialog' | 'left' | 'right'>()
  const close = () => setOpened(undefined)
  return (
    <section className={layout.stack} aria-labelledby="actions">
      <h2 id="actions">Actions</h2>
      <div className={layout.row}>
        <Button>Choose your Moonsign</Button>
        <Button kind="quiet">Choose manually</Button>
        <Button kind="danger">Cancel subscription</Button>
        <Button busy>Create account</Button>
        <Button disabled>Confirm</Button>
        <ButtonLink to="/another-page" kind="quiet">
          Continue
        </ButtonLink>
      </div>
      <div className={layout.row}>
        <IconButton label="Menu" onPointerEnter={preloadModal} onClick={() => setOpened('left')}>
          <MenuIcon />
        </IconButton>
        <IconButton label="Search">
          <SearchIcon />
        </IconButton>
        <IconButton label="Contents">
          <ChaptersIcon />
        </IconButton>
        <IconButton label="Share">
          <ShareIcon />
        </IconButton>
        <Button kind="quiet" onClick={() => setOpened('right')}>
          Chapters
        </Button>
        <Button kind="quiet" onClick={() => setOpened('dialog')}>
          Reveal
        </Button>
        <TextLink to="/another-page">Forgot password?</TextLink>
      </div>
      <div className={layout.row}>
        <Button kind="quiet" onClick={() => toast.success('Your profile has been saved.')}>
          Say success
        </Button>
        <Button kind="quiet" onClick={() => toast.info('A new week begins on Monday.')}>
          Say info
        </Button>
        <Button kind="quiet" onClick={() => toast.warning('You will be signed out soon.')}>
          Say warning
        </Button>
        <Button
          kind="quiet"
          onClick={() => toast.error('The network is down. Check your connection and try again.')}
        >
          Say error
        </Button>
      </div>
      <Dialog
        open={opened === 'dialog'}
        onClose={close}
        title="Reveal your Moonsign"
        closeLabel="Close"
        description="The Moon moves through a sign in two days and a half. Shall we show where she was?"
        actions={
          <>
            <Button onClick={() => toast.success('It is revealed.')}>Yes</Button>
            <Button kind="quiet" onClick={close}>
              Not now
            </Button>
          </>
        }
      />
      <Drawer open={opened === 'left'} onClose={close} title="Menu" closeLabel="Close" edge="left">
        <p>Dashboard</p>
        <p>
          <TextLink to="/another-page" alone>
            Consultations
          </TextLink>
        </p>
      </Drawer>
      <Drawer
        open={opened === 'right'}
        onClose={close}
        title="Chapters"
        closeLabel="Close"
        edge="right"
      >
        <p>The week in love, and what the Moon says of work.</p>
      </Drawer>
    </section>
  )
}
