import * as v from 'valibot'
import { keccak256 } from 'viem/utils'
import { type Hex, isHex } from '../lib/hex.ts'
import { erc20Call } from './erc20.ts'
import { type Word, wordOverrides } from './evm-overrides.ts'
import { bytes, bytes32, uint256 } from './evm-schema.ts'
import { numberOf } from './evm-simulation.ts'
import { simulatedBlocks } from './evm-trial.ts'
import type { Rpc } from './rpc.ts'

/** A token and what an account has of it, smallest unit. */
export type Holding = Readonly<{ token: string; held: bigint }>

/**
 * Where a token keeps what an account has: `offset` bits up in a word of storage, which is `word` now. `most` is an
 * amount that the token is known to answer with while the word is `mostWord`. Where `isExact` is false, the word holds
 * something that the token makes the amount from, and no other amount can be written.
 */
export type BalanceField = Holding &
  Word &
  Readonly<{ offset: number; most: bigint; mostWord: bigint; isExact: boolean }>

type Place = Readonly<{ contract: string; slot: Hex }>

/** Amounts that are more than any call takes, the larger one first: some tokens keep amounts in 96 bits. */
const AMOUNTS = [2n ** 127n, 2n ** 95n] as const
/** Words that may stand for more than any call takes, where a token makes its amounts from something else. */
const LOOSE = [2n ** 127n, 2n ** 95n, 2n ** 240n] as const
/** The least that counts as much there. */
const MUCH = 2n ** 64n
/** Where amounts begin in a word, bits: at its end first, then beside whatever else is kept there. */
const OFFSETS = [8, 16, 32, 64, 96, 128, 160] as const
/** Words of storage that are tried, and first slots of a contract in which its map of amounts may be. */
const MOST_PLACES = 6
const USUAL_SLOTS = 12
/** Words that make a difference wherever in them an amount is. */
const SEARCHING = [2n ** 95n, 2n ** 95n + 2n ** 160n + 2n ** 191n] as const
/** What asking a token for a balance may cost, gas. */
const GAS = '0x7a120'
// ERC-7201: where OpenZeppelin's upgradeable ERC-20 keeps its map, "openzeppelin.storage.ERC20".
const NAMESPACED = '52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00'

const ACCESS = v.object({ accessList: v.array(v.object({ address: bytes, storageKeys: v.array(bytes32) })) })

/**
 * Finds where a token keeps what an account has: of the words that `balanceOf` reads for this account and for no other,
 * the one whose change the token answers with. Works through proxies, in whatever order the map is hashed, and where
 * the amount shares its word. At a node without access lists, the usual places are tried. At most six questions.
 *
 * @returns undefined where there is no such word
 */
export async function balanceFieldOf(rpc: Rpc, account: string, holding: Holding): Promise<BalanceField | undefined> {
  const places = (await placesRead(rpc, account, holding.token)) ?? usualPlaces(account, holding.token)
  const place = places.length > 1 ? await placeThatCounts(rpc, account, { holding, places }) : places[0]
  if (!place) return undefined
  const word = await rpc('eth_getStorageAt', [place.contract, place.slot, 'latest'], uint256)
  if (!word.ok) return undefined
  const about = { ...place, ...holding, word: word.value }
  const found = await fitting(
    rpc,
    account,
    AMOUNTS.flatMap((most) => amountIn(about, 0, most)),
  )
  if (found) return found
  const packed = OFFSETS.flatMap((offset) => AMOUNTS.flatMap((most) => amountIn(about, offset, most)))
  const loose = LOOSE.map((mostWord) => ({ ...about, offset: 0, most: MUCH, mostWord, isExact: false }))
  return fitting(rpc, account, [...packed, ...loose])
}

type Searched = Readonly<{ holding: Holding; places: readonly Place[] }>

// Each block changes one more word: the first of them after which the token answers otherwise has changed the right one.
async function placeThatCounts(rpc: Rpc, account: string, about: Searched): Promise<Place | undefined> {
  const { holding, places } = about
  const words = SEARCHING.flatMap((word) => places.map((place): Word => ({ ...place, word })))
  const answers = await answersUnder(rpc, account, { token: holding.token, changes: words })
  const at = answers.findIndex((said) => said !== undefined && said !== holding.held)
  return words[at]
}

// A word that is read for somebody else, too, is no amount of this account's.
async function placesRead(rpc: Rpc, account: string, token: string): Promise<readonly Place[] | undefined> {
  // From nobody, and with little gas: geth wants whoever asks to be able to pay for it.
  const listFor = (owner: string) =>
    rpc('eth_createAccessList', [{ to: token, gas: GAS, data: erc20Call('balanceOf', owner) }, 'latest'], ACCESS)
  const [own, other] = await Promise.all([listFor(account), listFor(neighbourOf(account))])
  if (!own.ok || !other.ok) return undefined
  const others = placesIn(other.value)
  const isShared = ({ contract, slot }: Place) =>
    others.some((each) => each.contract === contract && each.slot === slot)
  return placesIn(own.value)
    .filter((place) => !isShared(place))
    .slice(0, MOST_PLACES)
}

function placesIn({ accessList }: v.InferOutput<typeof ACCESS>): readonly Place[] {
  return accessList.flatMap(({ address, storageKeys }) =>
    isHex(address, 20) ? storageKeys.map((slot): Place => ({ contract: address.toLowerCase(), slot })) : [],
  )
}

// Solidity hashes the key before the place of the map (Solidity, "Layout of State Variables in Storage"), Vyper after.
function usualPlaces(account: string, token: string): readonly Place[] {
  const key = account.slice(2).toLowerCase().padStart(64, '0')
  const numbers = Array.from({ length: USUAL_SLOTS }, (_, index) => index.toString(16).padStart(64, '0'))
  const solidity = [NAMESPACED, ...numbers].map((map) => keccak256(`0x${key}${map}`))
  const vyper = numbers.map((map) => keccak256(`0x${map}${key}`))
  return [...solidity, ...vyper].map((slot) => ({ contract: token, slot }))
}

// What is taken out for the amount must be in the word, and what is put in must fit into it.
function amountIn(about: Holding & Word, offset: number, most: bigint): readonly BalanceField[] {
  const rest = about.word - (about.held << BigInt(offset))
  const mostWord = rest + (most << BigInt(offset))
  return rest >= 0n && mostWord < 2n ** 256n ? [{ ...about, offset, most, mostWord, isExact: true }] : []
}

// Each field is tried in a block of its own.
async function fitting(rpc: Rpc, account: string, fields: readonly BalanceField[]): Promise<BalanceField | undefined> {
  const [first] = fields
  if (!first) return undefined
  const changes = fields.map((field): Word => ({ ...field, word: field.mostWord }))
  const answers = await answersUnder(rpc, account, { token: first.token, changes })
  const fits = ({ isExact, most, held }: BalanceField, said: bigint) =>
    isExact ? said === most : said >= most && said > 2n * held
  const at = fields.findIndex((field, index) => fits(field, answers[index] ?? 0n))
  const found = fields[at]
  return found && { ...found, most: answers[at] ?? 0n }
}

type Asked = Readonly<{ token: string; changes: readonly Word[] }>

// What balanceOf says after each of some changes, which stay for those that follow.
async function answersUnder(
  rpc: Rpc,
  account: string,
  { token, changes }: Asked,
): Promise<readonly (bigint | undefined)[]> {
  const calls = [{ from: account, to: token, input: erc20Call('balanceOf', account) }]
  const blockStateCalls = changes.map((word) => ({ stateOverrides: wordOverrides([word]), calls }))
  const answer = await rpc('eth_simulateV1', [{ blockStateCalls, validation: false }, 'latest'], simulatedBlocks)
  if (!answer.ok || answer.value.length !== changes.length) return []
  return answer.value.map((block) => numberOf(block.calls[0]))
}

function neighbourOf(account: string): string {
  return `0x${(BigInt(account) ^ 0x5a5a5a5a5a5a5a5an).toString(16).padStart(40, '0')}`
}
