export const noticeboard = {} as const
