import { originsOf } from '../page/site-of-frame.ts'
import { skeletonOf } from '../text/look-alike-symbol.ts'
import { KNOWN_SITES } from './known-sites.ts'
import type { PhishingList } from './list.ts'
import { readableHost } from './punycode.ts'

/**
 * - `listed`: `host` or a parent is known to steal
 * - `lookAlike`: it imitates `known`
 * - `unchecked`: the list was unreadable
 */
export type Suspicion =
  | Readonly<{ kind: 'listed'; host: string; madeAtSeconds: number }>
  | Readonly<{ kind: 'lookAlike'; known: string }>
  | Readonly<{ kind: 'unchecked' }>

/** Shorter names resemble too many honest ones. */
const SHORTEST_COMPARED = 6
const SHORTEST_NAME = 7
const COMMON_WORDS = ['balancer', 'blockchain', 'compound', 'lighter', 'optimism', 'stargate']

/** Checks a site's origins locally, storing nothing. */
export function suspicionOfSite(site: string, list: PhishingList): Suspicion | undefined {
  const found = originsOf(site).flatMap((origin) => suspicionOfOrigin(origin, list) ?? [])
  return found.find(({ kind }) => kind === 'listed') ?? found[0]
}

function suspicionOfOrigin(origin: string, list: PhishingList): Suspicion | undefined {
  const host = hostOf(origin)
  if (host === undefined) return undefined
  const listed = withParents(host).find(list.has)
  if (listed !== undefined) return { kind: 'listed', host: listed, madeAtSeconds: list.madeAtSeconds }
  const known = imitatedBy(host)
  return known === undefined ? undefined : { kind: 'lookAlike', known }
}

/** An origin's ASCII host without the root dot. */
export function hostOf(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined
  return new URL(origin).hostname.replace(/\.$/, '') || undefined
}

function withParents(host: string): readonly string[] {
  if (/^[\d.]+$/.test(host) || host.startsWith('[')) return [host]
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

function imitatedBy(host: string): string | undefined {
  if (KNOWN_SITES.some((known) => host === known || host.endsWith(`.${known}`))) return undefined
  const readable = readableHost(host)
  const registered = readable.split('.').slice(-2).join('.')
  return KNOWN_SITES.find(
    (known) =>
      isDrawnLike(registered, known) ||
      isSlip(registered, known) ||
      isInside(readable, known) ||
      isNamed(readable, known),
  )
}

function isDrawnLike(name: string, known: string): boolean {
  return drawing(name) === drawing(known)
}

function drawing(name: string): string {
  return skeletonOf(name.normalize('NFKD').replace(/\p{M}/gu, '')).replaceAll('RN', 'M').replaceAll('VV', 'W')
}

// One letter is added, removed, changed or swapped.
function isSlip(name: string, known: string): boolean {
  const isLong = known.indexOf('.') >= SHORTEST_COMPARED
  return isLong && isOneEdit(drawing(name), drawing(known))
}

// `known.org.example.com`, and `known.org-login.example.com`.
function isInside(host: string, known: string): boolean {
  return new RegExp(`(?:^|[.-])${known.replace('.', '[.-]')}[.-]`).test(host)
}

// `known.example`, `known-login.example`, `known.shared.example`.
function isNamed(host: string, known: string): boolean {
  const name = nameOf(known)
  if (name.length < SHORTEST_NAME || COMMON_WORDS.includes(name)) return false
  return host.split(/[.-]/).some((part) => drawing(part) === drawing(name))
}

function nameOf(known: string): string {
  return known.slice(0, known.indexOf('.'))
}

function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1 || short === long) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1)
  if (short.slice(same + 1) === long.slice(same + 1)) return true
  const isTurned = short[same] === long[same + 1] && short[same + 1] === long[same]
  return isTurned && short.slice(same + 2) === long.slice(same + 2)
}
