/** The page's heading, made able to take the focus: where reading goes on when nothing else can take it. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  return heading
}
