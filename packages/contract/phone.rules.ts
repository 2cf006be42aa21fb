/** 6 to 15 digits, which may begin with + and hold space ( ) . - (docs/product/decisions.md section 2). */
export const phonePattern = /^(?=(?:\D*\d){6,15}\D*$)\+?[\d ().-]+$/

/** What is left of typed text in a phone field: digits and + space ( ) . - */
export const onlyPhoneCharacters = (text: string): string => text.replace(/[^\d+ ().-]/g, '')
