export const noticeboard = {
  'noticeboard.title': 'Noticeboard',
  'noticeboard.unread-count': 'Unread notices: {{count}}',
  'noticeboard.unread-mark': 'New',
  'noticeboard.mark-all': 'Mark all as read',
  'noticeboard.marked': 'All notices are marked as read.',
  'noticeboard.nothing-unread': 'There is nothing unread.',
  'noticeboard.read-more': 'Read more',
  'noticeboard.empty': 'There are no notices.',
  'noticeboard.empty-text': 'When there is news for you, it will appear here.',
} as const
