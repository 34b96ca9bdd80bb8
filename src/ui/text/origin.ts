/** A page's origin, taken apart so that the part that somebody registered can stand out. */
export type OriginParts = Readonly<{
  scheme: string
  before: string
  registrable: string
  after: string
  /** True when what is shown may be another word than it looks like. */
  isPunycode: boolean
  isEncrypted: boolean
}>

// Second labels under which names are registered in many countries; a wrong guess only moves the bold part.
const SECOND_LEVEL = new Set(['co', 'com', 'org', 'net', 'gov', 'edu', 'ac', 'or', 'ne', 'go', 'gob', 'nom'])

/** Takes an origin such as `https://app.example.co.uk:8443` apart; undefined when it is not one. */
export function originParts(origin: string): OriginParts | undefined {
  if (!URL.canParse(origin)) return undefined
  const { protocol, hostname, port } = new URL(origin)
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
  const labels = hostname.split('.')
  const [second = '', top = ''] = labels.slice(-2)
  const size = isNumber ? labels.length : top.length === 2 && SECOND_LEVEL.has(second) ? 3 : 2
  const registrable = labels.slice(-size).join('.')
  return {
    scheme: `${protocol}//`,
    before: hostname.slice(0, hostname.length - registrable.length),
    registrable,
    after: port ? `:${port}` : '',
    isPunycode: labels.some((label) => label.startsWith('xn--')),
    isEncrypted: protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1',
  }
}
