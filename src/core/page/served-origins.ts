const LOCAL_HOSTS = ['localhost', '127.0.0.1']

/** Match patterns of the documents that get a provider: https, and http of this machine. */
export const SERVED_DOCUMENTS = ['https://*/*', ...LOCAL_HOSTS.map((host) => `http://${host}/*`)]

/** Whether an origin, written canonically, may use the wallet. */
export function isServedOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  if (url.origin !== origin) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname))
}
