import type { TextsOf } from '../en/texts-of.ts'
import type { streaming as english } from '../en/streaming.ts'

export const streaming: TextsOf<typeof english> = {
  'streaming.live': 'लाइव',
  'streaming.none': 'अभी प्रसारण नहीं',
  'streaming.checking': 'देखा जा रहा है कि प्रसारण चालू है या नहीं',
}
