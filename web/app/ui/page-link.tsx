import { createContext, useContext, type ComponentProps } from 'react'
import { Link } from 'react-router'

/** Completes the address of a link; the frame of the pages adds the language to those of public pages. */
export const LinkAddress = createContext<(address: string) => string>((address) => address)

/** Returns the function that completes the address of a link, for a navigation without one. */
export const useLinkAddress = () => useContext(LinkAddress)

export type PageLinkProps = ComponentProps<typeof Link>

/** A link to another page of the site. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const complete = useLinkAddress()
  return <Link {...rest} to={typeof to === 'string' ? complete(to) : to} />
}
