import { isSameAddress, parseAddress } from '../../core/families/address.ts'
import { ADDRESS_FORMS } from '../../core/families/address-family.ts'
import type { Reason } from '../../core/reason/reason.ts'
import type { OwnAccount, WatchedAccount } from './account.ts'
import { type AccountListPorts, named, unwatch } from './account-list.ts'
import { freeLabel, isLabelTaken } from './labels.ts'
import type { MissingAccountPorts } from './missing.ts'

export type AddedOutcome = Readonly<{ ok: true; label: string } | { ok: false; reason: Reason }>

type NextAccountPorts = AccountListPorts & Pick<MissingAccountPorts, 'derive' | 'names'>

export type ImportPorts = AccountListPorts &
  Pick<MissingAccountPorts, 'names'> &
  Readonly<{
    /** Seals a private key; `whyNot` may refuse its address. */
    seal: (
      typed: string,
      whyNot: (address: string) => Reason | undefined,
    ) => Promise<Readonly<{ ok: true; id: string; address: string } | { ok: false; reason: Reason }>>
  }>

export type WatchPorts = Omit<AccountListPorts, 'set'> & Readonly<{ randomName: () => string }>

const refused = (reason: Reason) => ({ ok: false, reason }) as const

/** Adds the recovery phrase's next account. */
export async function addNext(ports: NextAccountPorts): Promise<AddedOutcome> {
  const accounts = await ports.list()
  const indexes = accounts.flatMap(({ index }) => (index === undefined ? [] : [index]))
  const index = Math.max(-1, ...indexes) + 1
  const made = await ports.derive(index)
  if (!made) return refused({ code: 'LOCKED' })
  // An import may equal the next account.
  const taken = usedBy(accounts, made.address)
  if (taken) return refused({ code: 'IMPORTED_ALREADY', label: taken.label })
  const { ofWords } = await ports.names()
  const label = freeLabel(await everyone(ports), ofWords, index + 1)
  await ports.set([...accounts, { ...made, label }])
  await unwatch(made.address, ports)
  return { ok: true, label }
}

/** Adds the account of a typed private key. */
export async function importKey(typed: string, label: string, ports: ImportPorts): Promise<AddedOutcome> {
  const accounts = await ports.list()
  const name = named(label)
  const all = await everyone(ports)
  const sealed = await ports.seal(typed, (address) => {
    const own = usedBy(accounts, address)
    if (own) return already(own)
    // Its watched entry doesn't block the name.
    const others = all.filter((each) => !isSameAddress(each.address, address))
    return name !== undefined && isLabelTaken(others, name) ? { code: 'NAME_TAKEN', label: name } : undefined
  })
  if (!sealed.ok) return sealed
  const { id, address } = sealed
  const given = name ?? freeLabel(all, (await ports.names()).imported, 1)
  await ports.set([...accounts, { id, address, label: given }])
  await unwatch(address, ports)
  return { ok: true, label: given }
}

/** Adds an address without a key. */
export async function watch(typed: string, label: string, ports: WatchPorts): Promise<AddedOutcome> {
  const name = named(label)
  if (name === undefined) return refused({ code: 'NAME_MISSING' })
  const read = familyOfAddress(typed)
  if (!read) return refused({ code: 'ADDRESS_UNKNOWN' })
  const [accounts, watched] = await Promise.all([ports.list(), ports.watched()])
  const own = usedBy(accounts, read.address)
  if (own) return refused(already(own))
  const same = watched.find((each) => each.family === read.family && isSameAddress(each.address, read.address))
  if (same) return refused({ code: 'WATCHED_ALREADY', label: same.label })
  if (isLabelTaken([...accounts, ...watched], name)) return refused({ code: 'NAME_TAKEN', label: name })
  await ports.setWatched([...watched, { id: `watch-${ports.randomName()}`, ...read, label: name }])
  return { ok: true, label: name }
}

async function everyone(
  ports: Pick<AccountListPorts, 'list' | 'watched'>,
): Promise<readonly (OwnAccount | WatchedAccount)[]> {
  return [...(await ports.list()), ...(await ports.watched())]
}

/** Detects an address's family and canonical form. */
function familyOfAddress(typed: string): Pick<WatchedAccount, 'family' | 'address'> | undefined {
  for (const family of ADDRESS_FORMS) {
    const parsed = parseAddress(family, typed)
    if (parsed.ok) return { family, address: parsed.address }
  }
  return undefined
}

function usedBy(accounts: readonly OwnAccount[], address: string): OwnAccount | undefined {
  return accounts.find((each) => isSameAddress(each.address, address))
}

function already({ label, isHidden }: OwnAccount): Reason {
  return { code: isHidden ? 'OWN_HIDDEN' : 'OWN_ALREADY', label }
}
