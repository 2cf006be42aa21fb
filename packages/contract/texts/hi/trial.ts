import type { trial as english } from '../en/trial.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const trial: TextsOf<typeof english> = {
  'trial.sentence': 'आपका साप्ताहिक राशिफल {{date}} तक मुफ़्त है। उसके बाद भी अपने-आप कोई पैसा नहीं कटेगा।',
  'trial.sentence-kept':
    'आपके मुफ़्त हफ़्ते {{date}} तक {{sign}} राशि के ही रहेंगे। उसके बाद भी अपने-आप कोई पैसा नहीं कटेगा।',
  'trial.buying-ends': 'प्लान लेते ही {{date}} तक के आपके मुफ़्त हफ़्ते ख़त्म हो जाएँगे।',
}
