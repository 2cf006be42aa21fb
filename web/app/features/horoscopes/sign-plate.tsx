import type { SingleHoroscope } from '@rashi/contract'
import { useSay } from '../../lib/texts.ts'
import { PlatePicture } from '../../ui/plate-picture.tsx'
import { useSignWords } from './sign-words.ts'

export function SignPlate({ horoscope }: { horoscope: SingleHoroscope }) {
  const say = useSay()
  const { name } = useSignWords(horoscope)
  return (
    <PlatePicture
      src={horoscope.mediaUrl}
      alt={say('horoscopes.plate', { sign: name })}
      width={480}
      height={600}
    />
  )
}
