import type { TextsOf } from '../en/texts-of.ts'
import type { noticeboard as english } from '../en/noticeboard.ts'

export const noticeboard: TextsOf<typeof english> = {
  'noticeboard.title': 'सूचना पट्ट',
  'noticeboard.unread-count': 'बिना पढ़ी सूचनाएँ: {{count}}',
  'noticeboard.unread-mark': 'नई',
  'noticeboard.mark-all': 'सभी को पढ़ा हुआ मानें',
  'noticeboard.marked': 'सभी सूचनाएँ पढ़ी हुई मान ली गईं।',
  'noticeboard.nothing-unread': 'अब कोई सूचना पढ़नी बाक़ी नहीं है।',
  'noticeboard.read-more': 'और पढ़ें',
  'noticeboard.empty': 'कोई सूचना नहीं है।',
  'noticeboard.empty-text': 'आपके लिए जब कोई ख़बर होगी, यहीं दिखेगी।',
}
