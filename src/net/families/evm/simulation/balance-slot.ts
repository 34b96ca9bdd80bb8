import * as v from 'valibot'
import { keccak256 } from 'viem/utils'
import { type Hex, isHex } from '../../../../lib/hex.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { bytes, bytes32, uint256 } from '../schema.ts'
import { erc20Call } from '../tokens/erc20.ts'
import { wordResult } from './effects.ts'
import { simulatedBlocks } from './override-simulation.ts'
import { type StorageWord, wordOverrides } from './state-overrides.ts'

/** Smallest unit. */
export type TokenHolding = Readonly<{ token: string; held: bigint }>

/**
 * A balance `offset` bits up in the slot; `mostWord` makes it `most`. Without `isExact`, no other amount can be
 * written.
 */
export type BalanceField = TokenHolding &
  StorageWord &
  Readonly<{ offset: number; most: bigint; mostWord: bigint; isExact: boolean }>

type Place = Readonly<{ contract: string; slot: Hex }>

/** More than any call takes, and within 96 bits. */
const AMOUNTS = [2n ** 127n, 2n ** 95n] as const
/** Words for tokens that compute the balance. */
const LOOSE = [2n ** 127n, 2n ** 95n, 2n ** 240n] as const
/** A large balance of such tokens. */
const MUCH = 2n ** 64n
/** Bit offsets of packed balances. */
const OFFSETS = [8, 16, 32, 64, 96, 128, 160] as const
const MOST_PLACES = 6
const USUAL_SLOTS = 12
/** They change a balance at any place in the word. */
const SEARCHING = [2n ** 95n, 2n ** 95n + 2n ** 160n + 2n ** 191n] as const
const GAS = '0x7a120'
// ERC-7201: "openzeppelin.storage.ERC20", the map of OpenZeppelin's upgradeable ERC-20.
const NAMESPACED = '52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00'

const ACCESS = v.object({ accessList: v.array(v.object({ address: bytes, storageKeys: v.array(bytes32) })) })

/**
 * Finds a balance's storage slot in at most six reads, also behind proxies or in packed words; undefined without one.
 */
export async function balanceFieldOf(
  rpc: Rpc,
  account: string,
  holding: TokenHolding,
): Promise<BalanceField | undefined> {
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

type Searched = Readonly<{ holding: TokenHolding; places: readonly Place[] }>

// The first changed answer shows the right word.
async function placeThatCounts(rpc: Rpc, account: string, about: Searched): Promise<Place | undefined> {
  const { holding, places } = about
  const words = SEARCHING.flatMap((word) => places.map((place): StorageWord => ({ ...place, word })))
  const answers = await answersUnder(rpc, account, { token: holding.token, changes: words })
  const at = answers.findIndex((said) => said !== undefined && said !== holding.held)
  return words[at]
}

// A word read for another account too is no balance.
async function placesRead(rpc: Rpc, account: string, token: string): Promise<readonly Place[] | undefined> {
  // geth checks that a given sender can pay for the gas.
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

// Solidity hashes the key before the slot ("Layout of State Variables in Storage"), Vyper after.
function usualPlaces(account: string, token: string): readonly Place[] {
  const key = account.slice(2).toLowerCase().padStart(64, '0')
  const numbers = Array.from({ length: USUAL_SLOTS }, (_, index) => index.toString(16).padStart(64, '0'))
  const solidity = [NAMESPACED, ...numbers].map((map) => keccak256(`0x${key}${map}`))
  const vyper = numbers.map((map) => keccak256(`0x${map}${key}`))
  return [...solidity, ...vyper].map((slot) => ({ contract: token, slot }))
}

function amountIn(about: TokenHolding & StorageWord, offset: number, most: bigint): readonly BalanceField[] {
  const rest = about.word - (about.held << BigInt(offset))
  const mostWord = rest + (most << BigInt(offset))
  return rest >= 0n && mostWord < 2n ** 256n ? [{ ...about, offset, most, mostWord, isExact: true }] : []
}

async function fitting(rpc: Rpc, account: string, fields: readonly BalanceField[]): Promise<BalanceField | undefined> {
  const [first] = fields
  if (!first) return undefined
  const changes = fields.map((field): StorageWord => ({ ...field, word: field.mostWord }))
  const answers = await answersUnder(rpc, account, { token: first.token, changes })
  const fits = ({ isExact, most, held }: BalanceField, said: bigint) =>
    isExact ? said === most : said >= most && said > 2n * held
  const at = fields.findIndex((field, index) => fits(field, answers[index] ?? 0n))
  const found = fields[at]
  return found && { ...found, most: answers[at] ?? 0n }
}

type Asked = Readonly<{ token: string; changes: readonly StorageWord[] }>

// Each change persists in later blocks.
async function answersUnder(
  rpc: Rpc,
  account: string,
  { token, changes }: Asked,
): Promise<readonly (bigint | undefined)[]> {
  const calls = [{ from: account, to: token, input: erc20Call('balanceOf', account) }]
  const blockStateCalls = changes.map((word) => ({ stateOverrides: wordOverrides([word]), calls }))
  const answer = await rpc('eth_simulateV1', [{ blockStateCalls, validation: false }, 'latest'], simulatedBlocks)
  if (!answer.ok || answer.value.length !== changes.length) return []
  return answer.value.map((block) => wordResult(block.calls[0]))
}

function neighbourOf(account: string): string {
  return `0x${(BigInt(account) ^ 0x5a5a5a5a5a5a5a5an).toString(16).padStart(40, '0')}`
}
