import { ACCOUNTS, STRANGER } from '../../honest/bitcoin.ts'
import { outputHex, type RawPsbt } from '../../honest/raw-psbt.ts'

export type Change = (raw: RawPsbt) => unknown

/** A lie names its required finding. */
export type PsbtLie = readonly [name: string, code: string, change: Change]

const own = ACCOUNTS.p2wpkh
const strangeScript = STRANGER.receive.script.slice(2)
const strangeKey = STRANGER.receive.publicKey.slice(2)
const path = (account: string) => `73c5da0a54000080000000800${account}000080${'00'.repeat(8)}`

/** The examples' key m/84'/0'/0'/0/0 is a PSBT_IN_BIP32_DERIVATION. */
export const OWN_KEY = [`06${own.receive.publicKey.slice(2)}`, path('0')] as const

export function everyInput(changes: Partial<RawPsbt['inputs'][number]>): Change {
  return (raw) => {
    for (const input of raw.inputs) Object.assign(input, changes)
  }
}

export function fieldInEveryInput(key: string, value: string): Change {
  return (raw) => {
    for (const { fields } of raw.inputs) fields.push({ key, value })
  }
}

const inFirstInput =
  (key: string, value: string): Change =>
  ({ inputs: [first] }) =>
    first?.fields.push({ key, value })

/** The field must exist. */
const inFirstField =
  (key: string, value: (before: string) => string): Change =>
  ({ inputs: [first] }) => {
    const field = first?.fields.find((each) => each.key === key)
    if (!field) throw new Error(`expected a field ${key}`)
    field.value = value(field.value)
  }

const withoutProof =
  (change: Change): Change =>
  (raw) => {
    for (const input of raw.inputs) input.fields = input.fields.filter(({ key }) => key !== '00')
    change(raw)
  }

/** Output 0 is the deposit, 1 the order, 2 the change. */
const output =
  (index: number, change: (output: RawPsbt['outputs'][number], raw: RawPsbt) => unknown): Change =>
  (raw) => {
    const chosen = raw.outputs[index]
    if (!chosen) throw new Error(`expected output ${index}`)
    change(chosen, raw)
  }

const addOutput =
  (script: string, valueSats: bigint): Change =>
  (raw) => {
    raw.outputs.push({ script, valueSats, fields: [] })
    const change = raw.outputs[2]
    if (change) change.valueSats -= valueSats
  }

const orderText = (text: string): Change =>
  output(1, (order) => {
    const hex = Buffer.from(text).toString('hex')
    const length = (hex.length / 2).toString(16).padStart(2, '0')
    order.script = `6a${hex.length / 2 > 75 ? '4c' : ''}${length}${hex}`
  })

const inOrderScript = (change: (script: string) => string): Change =>
  output(1, (order) => {
    order.script = change(order.script)
  })

const orderIdIn = ({ outputs }: RawPsbt) => Buffer.from(outputs[1]?.script.slice(4) ?? '', 'hex').toString()

const moreToDeposit = (sats: bigint): Change =>
  output(0, (deposit, raw) => {
    deposit.valueSats += sats
    const change = raw.outputs[2]
    if (change) change.valueSats -= sats
  })

const changeValue = (value: (before: bigint) => bigint): Change =>
  output(2, (change) => {
    change.valueSats = value(change.valueSats)
  })

const signature = `30${'01'.repeat(70)}`

export const COIN_LIES: readonly PsbtLie[] = [
  ['a coin of a stranger', 'F03', ({ inputs }) => Object.assign(inputs[0] ?? {}, { txid: 'ab'.repeat(32) })],
  ['another output of the same transaction', 'F03', ({ inputs }) => Object.assign(inputs[0] ?? {}, { vout: 0 })],
  ['an output that is not there', 'F03', ({ inputs }) => Object.assign(inputs[0] ?? {}, { vout: 0xffff_ffff })],
  [
    'one more coin, a stranger’s',
    'F03',
    ({ inputs }) => inputs.push({ txid: '00'.repeat(32), vout: 0, sequence: 0xffff_fffd, fields: [] }),
  ],
  ['the same coin twice', 'F05', ({ inputs }) => Object.assign(inputs[1] ?? {}, inputs[0])],
  ['another account as the key of a coin', 'F04', inFirstInput(`06${strangeKey}`, path('7'))],
  ['another account as the path of a key', 'F04', inFirstInput(OWN_KEY[0], path('7'))],
  ['a Taproot key for a coin that has none', 'F04', inFirstInput('17', strangeKey.slice(2))],
  ['a Taproot path for a coin that has none', 'F04', inFirstInput(`16${strangeKey.slice(2)}`, `00${path('0')}`)],
  ...['00', '02', '03', '80', '81', '82', '83', 'ff'].map(
    (type): PsbtLie => [`signatures of type ${type}`, 'F07', fieldInEveryInput('03', `${type}000000`)],
  ),
  ['a type of signatures in one byte', 'F07', inFirstInput('03', '01')],
  ['a type of signatures beyond a byte', 'F07', inFirstInput('03', '01010000')],
  ['a coin worth more', 'F08', inFirstField('01', () => outputHex(own.receive.script.slice(2), 9_000_000n))],
  ['a coin worth less', 'F08', inFirstField('01', () => outputHex(own.receive.script.slice(2), 1n))],
  [
    'a coin worth more, with nothing to prove it',
    'F08',
    withoutProof(inFirstField('01', () => outputHex(own.receive.script.slice(2), 9_000_000n))),
  ],
  [
    'a coin with the script of a stranger',
    'F09',
    inFirstField('01', (value) => value.replace(own.receive.script.slice(2), strangeScript)),
  ],
  ['a coin that is not well formed', 'F01', inFirstField('01', (value) => `${value}00`)],
  ['another previous transaction', 'F10', inFirstField('00', (value) => value.replace('39300000', '39300001'))],
  ['a previous transaction cut short', 'F10', inFirstField('00', (value) => value.slice(0, -2))],
  ['a previous transaction with another witness', 'F10', inFirstField('00', (value) => value.replace('3030', '3031'))],
  ['a partial signature', 'F23', inFirstInput(`02${own.receive.publicKey.slice(2)}`, `${signature}01`)],
  ['a final signature script', 'F23', inFirstInput('07', '00')],
  ['a final witness', 'F23', inFirstInput('08', `0147${signature}`)],
  ['a Taproot signature', 'F23', inFirstInput('13', '01'.repeat(64))],
  ['a Taproot script signature', 'F23', inFirstInput(`14${'02'.repeat(64)}`, '01'.repeat(64))],
  ['a redeem script', 'F02', inFirstInput('04', `0014${'00'.repeat(20)}`)],
  ['a witness script', 'F02', inFirstInput('05', '51')],
  ['a Taproot leaf', 'F02', inFirstInput(`15c0${'02'.repeat(32)}`, '51c0')],
  ['a Taproot tree', 'F02', inFirstInput('18', '02'.repeat(32))],
  ['a field of version 2', 'F02', inFirstInput('10', 'fdffffff')],
  ['an unknown field', 'F02', inFirstInput('7f', '00')],
  ['a proprietary field', 'F02', inFirstInput('fc0361626300', '00')],
  ['a key behind the type of a previous transaction', 'F02', inFirstInput('0001', '00')],
  ['a key behind the type of a coin', 'F02', inFirstInput('0101', '00')],
  ['a key behind the type of signatures', 'F02', inFirstInput('0301', '01000000')],
]

export const OUTPUT_LIES: readonly PsbtLie[] = [
  ['one satoshi more to the depository', 'F13', moreToDeposit(1n)],
  ['one satoshi less to the depository', 'F13', moreToDeposit(-1n)],
  ['all of the change to the depository', 'F13', moreToDeposit(4_000_000n)],
  [
    'the deposit twice',
    'F13',
    (raw) => raw.outputs.push({ ...(raw.outputs[0] ?? { script: '', valueSats: 0n }), fields: [] }),
  ],
  [
    'money on the output that names the order',
    'F13',
    output(1, (order) => Object.assign(order, { valueSats: 1_000n })),
  ],
  ['the deposit to a stranger', 'F14', output(0, (deposit) => Object.assign(deposit, { script: strangeScript }))],
  [
    'the deposit to ourselves',
    'F14',
    output(0, (deposit) => Object.assign(deposit, { script: own.change.script.slice(2) })),
  ],
  [
    'the deposit to a script that anyone can spend',
    'F14',
    output(0, (deposit) => Object.assign(deposit, { script: '51' })),
  ],
  ['no deposit', 'F14', ({ outputs }) => outputs.splice(0, 1)],
  [
    'the depository as a script hash',
    'F14',
    output(0, (deposit) => Object.assign(deposit, { script: `a914${deposit.script.slice(4)}87` })),
  ],
  ['change to a stranger', 'F15', output(2, (change) => Object.assign(change, { script: strangeScript }))],
  [
    'change to a look-alike',
    'F15',
    output(2, (change) => Object.assign(change, { script: change.script.replace(/.{2}(..)$/, '00$1') })),
  ],
  [
    'change to our key hash in the oldest form',
    'F15',
    output(2, (change) => Object.assign(change, { script: `76a914${change.script.slice(4)}88ac` })),
  ],
  ['one more output, to a stranger', 'F15', addOutput(strangeScript, 1_000n)],
  ['one more output that burns money', 'F20', addOutput('6a', 1_000n)],
  [
    'two thousand small outputs',
    'F01',
    (raw) => {
      for (let index = 0; index < 2_000; index += 1) addOutput(strangeScript, 1n)(raw)
    },
  ],
  [
    'change with the key of another account',
    'F16',
    output(2, ({ fields }) => fields.push({ key: `02${strangeKey}`, value: path('7') })),
  ],
  [
    'change with a path of another account',
    'F16',
    output(2, ({ fields }) => fields.push({ key: `02${own.receive.publicKey.slice(2)}`, value: path('7') })),
  ],
  [
    'a key of ours on the deposit',
    'F16',
    output(0, ({ fields }) => fields.push({ key: `02${own.receive.publicKey.slice(2)}`, value: path('0') })),
  ],
  [
    'a Taproot key on the change',
    'F16',
    output(2, ({ fields }) => fields.push({ key: '05', value: strangeKey.slice(2) })),
  ],
  [
    'a stranger’s output with our key on it',
    'F16',
    (raw) => {
      addOutput(strangeScript, 1_000n)(raw)
      raw.outputs[3]?.fields.push({ key: `02${own.receive.publicKey.slice(2)}`, value: path('0') })
    },
  ],
  ['no change, all of it to the miner', 'F17', ({ outputs }) => outputs.splice(2, 1)],
  ['nearly all of the change to the miner', 'F18', changeValue(() => 1_000n)],
  ['a tenth of the amount to the miner', 'F18', changeValue((before) => before - 100_000n)],
  ['a hundredth of a bitcoin and more to the miner', 'F18', changeValue((before) => before - 1_000_001n)],
  ['more out than in', 'F18', changeValue((before) => before + 10_000_000n)],
  ['change that no node passes on', 'F19', changeValue(() => 293n)],
  ['change of nothing', 'F19', changeValue(() => 0n)],
  ['change in pieces', 'F26', addOutput(own.change.script.slice(2), 1_000_000n)],
  ['a redeem script on an output', 'F02', output(2, ({ fields }) => fields.push({ key: '00', value: '51' }))],
  ['a tree on an output', 'F02', output(2, ({ fields }) => fields.push({ key: '06', value: '00c00151' }))],
  ['an amount beside an output', 'F02', output(2, ({ fields }) => fields.push({ key: '03', value: '00'.repeat(8) }))],
]

export const ORDER_LIES: readonly PsbtLie[] = [
  ['another order', 'F20', orderText(`0x${'ab'.repeat(32)}`)],
  ['no order', 'F20', ({ outputs }) => outputs.splice(1, 1)],
  [
    'two orders',
    'F20',
    (raw) => raw.outputs.push(structuredClone(raw.outputs[1] ?? { script: '', valueSats: 0n, fields: [] })),
  ],
  ['this order and another one', 'F20', addOutput(`6a42${Buffer.from(`0x${'ab'.repeat(32)}`).toString('hex')}`, 0n)],
  ['the order in capitals', 'F20', (raw) => orderText(orderIdIn(raw).toUpperCase().replace('0X', '0x'))(raw)],
  ['the order without its 0x', 'F20', (raw) => orderText(orderIdIn(raw).slice(2))(raw)],
  ['the order as bytes', 'F20', (raw) => inOrderScript(() => `6a20${orderIdIn(raw).slice(2)}`)(raw)],
  ['the order in a longer push', 'F20', inOrderScript((script) => script.replace(/^6a42/, '6a4c42'))],
  [
    'the order in two pushes',
    'F20',
    inOrderScript((script) => `${script.replace(/^6a42/, '6a41').slice(0, -2)}01${script.slice(-2)}`),
  ],
  ['something behind the order', 'F20', inOrderScript((script) => `${script}00`)],
  ['a stranger as the depositor', 'F20', (raw) => orderText(`${orderIdIn(raw)}|depositor=${STRANGER.address}|`)(raw)],
  ['a depositor without an end', 'F20', (raw) => orderText(`${orderIdIn(raw)}|depositor=${own.address}`)(raw)],
  ['a lock time after the last block', 'F22', (raw) => Object.assign(raw, { lockTime: 900_001 })],
  ['a lock time in seconds', 'F22', (raw) => Object.assign(raw, { lockTime: 1_600_000_000 })],
  ['the last lock time', 'F22', (raw) => Object.assign(raw, { lockTime: 0xffff_ffff })],
  ...[0, 1, 144, 0x40_0001, 0x7fff_ffff, 0x8000_0000, 0xffff_fffc].map(
    (sequence): PsbtLie => [`sequence ${sequence}`, 'F22', everyInput({ sequence })],
  ),
  [
    'a strange sequence of the last input alone',
    'F22',
    ({ inputs }) => Object.assign(inputs[1] ?? {}, { sequence: 5 }),
  ],
  ...[0, 3, 0xffff_ffff].map(
    (version): PsbtLie => [`version ${version}`, 'F22', (raw) => Object.assign(raw, { version })],
  ),
  ['version 2 of PSBTs', 'F02', ({ global }) => global.push({ key: 'fb', value: '02000000' })],
  ['version 0 of PSBTs in one byte', 'F02', ({ global }) => global.push({ key: 'fb', value: '00' })],
  [
    'version 0 of PSBTs with a key behind the type',
    'F02',
    ({ global }) => global.push({ key: 'fb00', value: '00000000' }),
  ],
  ['another field with the value of version 0', 'F02', ({ global }) => global.push({ key: '02', value: '00000000' })],
  ['an extended public key', 'F02', ({ global }) => global.push({ key: `01${'04'.repeat(78)}`, value: '00000000' })],
  ['a count of inputs', 'F02', ({ global }) => global.push({ key: '04', value: '02' })],
  ['a proprietary global field', 'F02', ({ global }) => global.push({ key: 'fc00', value: '00' })],
  [
    'the same global field twice',
    'F01',
    ({ global }) => global.push({ key: 'fb', value: '00000000' }, { key: 'fb', value: '00000000' }),
  ],
  ['the same field of a coin twice', 'F01', ({ inputs: [first] }) => first?.fields.push(...first.fields)],
  ['a second unsigned transaction', 'F01', ({ global }) => global.push({ key: '00', value: '00' })],
  ['a byte behind the end', 'F01', (raw) => Object.assign(raw, { tail: '00' })],
  ['another PSBT behind the end', 'F01', (raw) => Object.assign(raw, { tail: '70736274ff' })],
]
