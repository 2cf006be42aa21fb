/** Where the API lives for the browser: the same site, unless the build was configured for another. */
export const apiBaseUrl: string = import.meta.env.VITE_API_BASE_URL || '/api'
