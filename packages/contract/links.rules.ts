/** A path of this site, such as `/gemstones`. */
export const isSitePath = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link)

/** An address such as `https://stream.example/tonight`. */
export const isHttpsAddress = (address: string): boolean =>
  /^https:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address)
