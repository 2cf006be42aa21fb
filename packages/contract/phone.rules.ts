/** 6 to 15 digits, optionally after a + and with space ( ) . - between (docs/product/decisions.md section 2). */
export const phonePattern = /^(?=(?:\D*\d){6,15}\D*$)\+?[\d ().-]+$/

/** Removes from typed text all but digits and + space ( ) . - */
export const onlyPhoneCharacters = (text: string): string => text.replace(/[^\d+ ().-]/g, '')
