type AddressProblem = 'empty' | 'notAnAddress' | 'wrongChecksum' | 'zeroAddress' | 'otherNetwork' | 'notAnIndex'

export type ParsedAddress = { ok: true; address: string } | { ok: false; problem: AddressProblem }
