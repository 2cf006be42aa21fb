export const invitationHours = 24

/** Returns the address of the page on which somebody joins. */
export const joinAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/studio/join/${token}`
