import type { Mail } from '../gateways/mail/mailer.ts'
import type { EmailBlock, EmailContent, EmailContext } from './email.ts'
import { renderEmailHtml, saySeller } from './email-layout.ts'

/** Renders both parts of an email from its content. */
export function renderEmail(context: EmailContext, content: EmailContent): Mail {
  const { to, replyTo, blocks } = content
  const { brandName } = context.config
  // A line break in a subject would end the header.
  const subject = content.subject.replaceAll(/\s+/g, ' ')
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    text: `${[...blocks.flatMap(renderBlockText), brandName, ...saySeller(context)].join('\n\n')}\n`,
    html: renderEmailHtml(context, { subject, blocks }),
  }
}

function renderBlockText(block: EmailBlock): string | [] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text
    case 'picture':
      return []
    case 'facts':
      return block.facts
        .map(([name, value]) => `${name}: ${value.includes('\n') ? '\n' : ''}${value}`)
        .join('\n\n')
    case 'action':
      return block.isLabelInText ? `${block.label}: ${block.address}` : block.address
    case 'notes':
      return block.lines.join('\n')
    case 'link':
      return `${block.text} ${block.address}`
  }
}
