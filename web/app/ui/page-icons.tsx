import { drawn } from './icon.tsx'

// Icons that only some pages show. Those of the frame and of forms are in icon.tsx, which every page loads.

export const PreviousIcon = drawn(<path d="m14.5 5-7 7 7 7" />)
export const NextIcon = drawn(<path d="m9.5 5 7 7-7 7" />)
export const DownIcon = drawn(<path d="m5 9 7 7 7-7" />)
export const MoonIcon = drawn(<path d="M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10Z" />)
export const SunIcon = drawn(
  <path d="M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm0-14.5v2.5m0 15V22M2 12h2.5m15 0H22M4.9 4.9l1.8 1.8m10.6 10.6 1.8 1.8m0-14.2-1.8 1.8M6.7 17.3l-1.8 1.8" />,
)
export const SystemIcon = drawn(
  <>
    <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z" />
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
  </>,
)
export const ChaptersIcon = drawn(<path d="M9 6h11M9 12h11M9 18h11M4 6h1.5M4 12h1.5M4 18h1.5" />)
export const LockIcon = drawn(<path d="M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />)
export const SearchIcon = drawn(
  <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7 5.2 5.2" />,
)
export const ShareIcon = drawn(<path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M8 11H5v9.5h14V11h-3" />)
/** A cut stone. */
export const CategoriesIcon = drawn(
  <path d="M7 4.5h10l4 5-9 10.5L3 9.5zM3 9.5h18M9 9.5 12 20l3-10.5M9 9.5l-2-5m8 5 2-5M9 9.5l3-5 3 5" />,
)
export const PlayIcon = drawn(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM10 8.5v7l5.5-3.5z" />,
)
