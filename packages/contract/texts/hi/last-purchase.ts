import type { TextsOf } from '../en/texts-of.ts'
import type { lastPurchase as english } from '../en/last-purchase.ts'

export const lastPurchase: TextsOf<typeof english> = {
  'last-purchase.title': 'भुगतान हो गया',
  'last-purchase.title-code': 'प्रोमो कोड लागू हुआ',
  'last-purchase.read-one_off': 'पढ़ें: {{what}}',
  'last-purchase.read-plan': 'यह सप्ताह पढ़ें',
  'last-purchase.read-consultation': 'अपने प्रश्न देखें',
  'last-purchase.receipt': 'रसीद',
  'last-purchase.hide': 'यह सूचना हटाएँ',
}
