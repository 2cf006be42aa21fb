import type { ShouldRevalidateFunction } from 'react-router'

/** For pages whose query only chooses among what was loaded: it is not loaded again. */
export const unlessSamePage: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
    ? false
    : defaultShouldRevalidate
