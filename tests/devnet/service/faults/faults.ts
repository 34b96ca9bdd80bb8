import { type FaultInput, parseFault } from './fault.ts'

/** `times` counts down; without it the fault lasts until cleared. */
export type Fault = FaultInput & Readonly<{ id: number }>
type Kind = Fault['kind']
type OfKind<K extends Kind> = Extract<Fault, { kind: K }>

export type Where = Readonly<{ path?: string; user?: string | undefined }>

export type Faults = Readonly<{
  /** Throws a FaultError that names the field. */
  set: (fault: unknown) => Fault
  clear: () => void
  list: () => readonly Fault[]
  /** Takes the matching faults of a kind; each counts one of its `times`. */
  take: <K extends Kind>(kind: K, where: Where, also?: (fault: OfKind<K>) => boolean) => readonly OfKind<K>[]
}>

/** Makes an empty set of faults. */
export function faultSet(): Faults {
  let nextId = 1
  let faults: readonly Fault[] = []
  const spend = (fault: Fault) => {
    if (fault.times === undefined) return
    const left = { ...fault, times: fault.times - 1 }
    faults = faults.flatMap((other) => (other.id !== fault.id ? [other] : left.times > 0 ? [left] : []))
  }
  return {
    set(input) {
      const fault: Fault = { ...parseFault(input), id: nextId++ }
      faults = [...faults, fault]
      return fault
    },
    clear() {
      faults = []
    },
    list: () => faults,
    take<K extends Kind>(kind: K, where: Where, also: (fault: OfKind<K>) => boolean = () => true) {
      const isKind = (fault: Fault): fault is OfKind<K> => fault.kind === kind
      const struck = faults.filter(isKind).filter((fault) => strikes(fault, where) && also(fault))
      for (const fault of struck) spend(fault)
      return struck
    },
  }
}

/** Whether a fault's wallet and path match. */
export function strikes(fault: Fault, where: Where): boolean {
  if (fault.user !== undefined && fault.user.toLowerCase() !== where.user?.toLowerCase()) return false
  const path = pathOf(fault)
  return path === undefined || where.path === path || (where.path?.startsWith(`${path}/`) ?? false)
}

// Lies and error codes default to quotes.
function pathOf(fault: Fault): string | undefined {
  if (fault.kind === 'lie' || fault.kind === 'error') return fault.path ?? '/quote'
  return 'path' in fault ? fault.path : undefined
}
