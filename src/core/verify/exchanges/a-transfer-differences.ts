import * as v from 'valibot'
import { currenciesOf } from '../../chain/chain.ts'
import type { TypedData } from '../../execution/item.ts'
import { isSameAddress } from '../../families/address.ts'
import type { Difference } from '../../families/evm/typed-data-differences.ts'
import { sameIdentifier } from '../../money/currency.ts'
import type { Context } from '../context.ts'
import { type DifferenceMeaning, reportDifferences } from '../report-differences.ts'

const DESTINATION = 'action.parameters.destination'
const PARAMETERS = /^action\.parameters\./

const MEANINGS: readonly [...DifferenceMeaning[], DifferenceMeaning] = [
  { at: /^action\.parameters\.(type|signatureChainId)$/, code: 'H13', says: 'transferMalformed' },
  { at: PARAMETERS, problem: 'unknown', code: 'H04', says: 'transferMalformed' },
  { at: PARAMETERS, problem: 'missing', code: 'H04', says: 'transferMalformed' },
  { at: /^action\.type$/, code: 'H01', says: 'transferGivesAccountAway' },
  { at: /^action\.parameters\.destination$/, code: 'H06', says: 'transferNotToDepository' },
  { at: /^action\.parameters\.amount$/, code: 'H07', says: 'transferMovesAnotherAmount' },
  { at: /^action\.parameters\.token$/, code: 'H08', says: 'transferMovesAnotherToken' },
  { at: /^action\.parameters\.(sourceDex|destinationDex)$/, code: 'H09', says: 'transferBetweenOthers' },
  { at: /^action\.parameters\.fromSubAccount$/, code: 'H10', says: 'transferBetweenOthers' },
  { at: /nonce$/, code: 'H12', says: 'transferOfAnotherNonce' },
  { at: PARAMETERS, code: 'H11', says: 'transferOnAnotherNetwork' },
  { at: /^eip712/, code: 'H02', says: 'transferGivesAccountAway' },
  { at: /^(?!action)/, problem: 'unknown', code: 'A15', says: 'transferMalformed' },
  { at: /^/, code: 'H04', says: 'transferMalformed' },
]

type Came = Readonly<{ data: Readonly<Record<string, unknown>>; types: TypedData['types']; where: string }>

/** Reports the meaning of the differences from our own transfer. */
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
