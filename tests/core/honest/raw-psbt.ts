/** Both are hex. */
export type RawField = { key: string; value: string }

export type RawPsbt = {
  version: number
  lockTime: number
  global: RawField[]
  inputs: { txid: string; vout: number; sequence: number; fields: RawField[] }[]
  outputs: { script: string; valueSats: bigint; fields: RawField[] }[]
  /** Bytes behind the last map, hex. */
  tail: string
}

/** Hex written without the wallet's code (BIP-174). */
export function psbtHex(raw: RawPsbt): string {
  const unsigned = { key: '00', value: unsignedHex(raw) }
  const maps = [[unsigned, ...raw.global], ...[...raw.inputs, ...raw.outputs].map(({ fields }) => fields)]
  return `70736274ff${maps.map((fields) => `${fields.map(fieldHex).join('')}00`).join('')}${raw.tail}`
}

export function unsignedHex({ version, lockTime, inputs, outputs }: RawPsbt): string {
  const ins = inputs.map(({ txid, vout, sequence }) => `${reversed(txid)}${little(vout, 4)}00${little(sequence, 4)}`)
  const outs = outputs.map(({ script, valueSats }) => outputHex(script, valueSats))
  return `${little(version, 4)}${size(ins.length)}${ins.join('')}${size(outs.length)}${outs.join('')}${little(lockTime, 4)}`
}

/** An output in hex; `script` lacks `0x`. */
export function outputHex(script: string, valueSats: bigint): string {
  return `${little(valueSats, 8)}${size(script.length / 2)}${script}`
}

/** Little-endian hex. */
export function little(value: number | bigint, length: number): string {
  return reversed(
    BigInt(value)
      .toString(16)
      .padStart(length * 2, '0'),
  )
}

export function reversed(hex: string): string {
  return Buffer.from(hex, 'hex').reverse().toString('hex')
}

function fieldHex({ key, value }: RawField): string {
  return `${size(key.length / 2)}${key}${size(value.length / 2)}${value}`
}

function size(count: number): string {
  if (count < 0xfd) return little(count, 1)
  return count < 0x1_0000 ? `fd${little(count, 2)}` : `fe${little(count, 4)}`
}
