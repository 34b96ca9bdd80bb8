type AddressProblem = 'empty' | 'notAnAddress' | 'wrongChecksum' | 'zeroAddress' | 'otherNetwork' | 'notAnIndex'

/** An address in its family's canonical form, or why it is none. */
export type ParsedAddress = { ok: true; address: string } | { ok: false; problem: AddressProblem }
