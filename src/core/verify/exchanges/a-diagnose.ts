import * as v from 'valibot'
import { isSameAddress } from '../../address.ts'
import { currenciesOf } from '../../chain.ts'
import { sameIdentifier } from '../../currency.ts'
import type { TypedData } from '../../item.ts'
import type { Difference } from '../../typed-data.ts'
import type { Context } from '../context.ts'
import { type Meaning, reportDifferences } from '../differences.ts'

const DESTINATION = 'action.parameters.destination'
const PARAMETERS = /^action\.parameters\./

const MEANINGS: readonly [...Meaning[], Meaning] = [
  {
    at: /^action\.parameters\.(type|signatureChainId)$/,
    code: 'H13',
    sentence: 'The parameters would write over words of our own that decide what is done.',
  },
  { at: PARAMETERS, problem: 'unknown', code: 'H04', sentence: 'The transfer says more than would be signed.' },
  { at: PARAMETERS, problem: 'missing', code: 'H04', sentence: 'The transfer leaves out what must be said.' },
  {
    at: /^action\.type$/,
    code: 'H01',
    sentence: 'This is another act than a transfer: it could give the right over your whole account away.',
  },
  {
    at: /^action\.parameters\.destination$/,
    code: 'H06',
    sentence: 'The transfer goes to another account than the pinned depository: all of it would be lost.',
  },
  { at: /^action\.parameters\.amount$/, code: 'H07', sentence: 'The transfer moves another amount than you send.' },
  { at: /^action\.parameters\.token$/, code: 'H08', sentence: 'The transfer moves another token than you send.' },
  {
    at: /^action\.parameters\.(sourceDex|destinationDex)$/,
    code: 'H09',
    sentence: 'The transfer takes from, or pays to, another DEX than the one that keeps your currency.',
  },
  {
    at: /^action\.parameters\.fromSubAccount$/,
    code: 'H10',
    sentence: 'The transfer takes from a sub-account that you did not name.',
  },
  {
    at: /nonce$/,
    code: 'H12',
    sentence: 'The nonce is not the mapped one: nothing would tie your deposit to its order.',
  },
  { at: PARAMETERS, code: 'H11', sentence: 'The transfer is for another network of the exchange.' },
  {
    at: /^eip712/,
    code: 'H02',
    sentence: 'What would be signed is not of the form of a transfer: it could be an act of any kind.',
  },
  { at: /^(?!action)/, problem: 'unknown', code: 'A15', sentence: 'The transfer carries a field that is not known.' },
  { at: /^/, code: 'H04', sentence: 'The transfer is not well formed.' },
]

/** The data of a transfer step as they came, our own types, and where the data stand in the quote. */
type Came = Readonly<{ data: Readonly<Record<string, unknown>>; types: TypedData['types']; where: string }>

/** Reports what differences from our own transfer mean: what the quote tried, and what it would have cost. */
export function diagnoseTransfer(differences: readonly Difference[], came: Came, context: Context): void {
  const { data, types, where } = came
  if (differences.some((each) => each.at === DESTINATION)) diagnoseDestination(data, where, context)
  if (leavesUnsigned(data['eip712Types'], types)) {
    context.report('H03', `${where}.eip712Types`, 'transferPartlyUnsigned')
  }
  reportDifferences(differences, MEANINGS, where, context.report)
}

const fieldsSchema = v.record(v.string(), v.array(v.looseObject({ name: v.string() })))

function leavesUnsigned(came: unknown, types: TypedData['types']): boolean {
  const parsed = v.safeParse(fieldsSchema, came)
  if (!parsed.success) return false
  const names = Object.values(parsed.output).flatMap((fields) => fields.map(({ name }) => name))
  return Object.values(types).some((fields) => fields.some(({ name }) => !names.includes(name)))
}

const destinationSchema = v.looseObject({
  action: v.looseObject({ parameters: v.looseObject({ destination: v.string() }) }),
})

function diagnoseDestination(data: unknown, where: string, { intent, origin, report }: Context): void {
  const parsed = v.safeParse(destinationSchema, data)
  const destination = parsed.success ? parsed.output.action.parameters.destination : ''
  const isNobody = /^0x0*$/.test(destination)
  const isToken = currenciesOf(origin).some(({ address }) => sameIdentifier(address, destination))
  if (isNobody || isToken || isSameAddress(destination, intent.user)) {
    report('H05', `${where}.${DESTINATION}`, 'transferPaysNobody')
  }
}
