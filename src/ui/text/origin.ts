import { registrableOf } from '../../core/phishing/site-name.ts'

export type OriginParts = Readonly<{
  scheme: string
  before: string
  registrable: string
  after: string
  /** The shown name may look like another word. */
  isPunycode: boolean
  isEncrypted: boolean
}>

/** Undefined unless it is an origin such as `https://app.example.co.uk:8443`. */
export function originParts(origin: string): OriginParts | undefined {
  if (!URL.canParse(origin)) return undefined
  const { protocol, hostname, port } = new URL(origin)
  const labels = hostname.split('.')
  const registrable = registrableOf(hostname)
  return {
    scheme: `${protocol}//`,
    before: hostname.slice(0, hostname.length - registrable.length),
    registrable,
    after: port ? `:${port}` : '',
    isPunycode: labels.some((label) => label.startsWith('xn--')),
    isEncrypted: protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1',
  }
}
