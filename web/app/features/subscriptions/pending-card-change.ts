import { isText, shapeOf } from '../../lib/json.rules.ts'
import { onSessionEnd } from '../../lib/session-end.ts'
import { tabStorage } from '../../lib/tab-storage.ts'

/** The change of a renewal card whose holder has been sent to the bank, which this tab finishes on return. */
export const pendingCardChange = tabStorage(
  'pending-card-change',
  shapeOf<{ readonly subscription_id: string; readonly card_id: string }>({
    subscription_id: isText,
    card_id: isText,
  }),
)

onSessionEnd(pendingCardChange.remove)
