/** Days within which an enquiry is answered, as its texts promise. */
export const daysToReply = 28
/** Days before that day from which on an open enquiry is due soon. */
export const daysReplyDueSoon = 5
