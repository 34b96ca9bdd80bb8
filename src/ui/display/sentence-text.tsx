import { FullAddress } from './address-text.tsx'
import { unbrokenAmounts } from './unbroken-amounts.tsx'

// An isolated identifier, such as an address or hash, with its middle or shortened, and the mark after it. No word is
// as long.
const IDENTIFIER =
  /(\u2068?(?:(?=[A-Za-z]*\d)[0-9A-Za-z]{26,}|[0-9A-Za-z]{4,}…[0-9A-Za-z]{4,})\u2069?[.,;:。、，；：؛،]?)/
const ADDRESS =
  /^\u2068?(0x[0-9a-fA-F]{40}|(?:bc|tb|bcrt)1[0-9a-z]{20,80}|[13][1-9A-HJ-NP-Za-km-z]{25,34})\u2069?(\W?)$/

/**
 * Sets an address on its own line, in groups; the mark behind it is only read out. Hashes stay in one monospaced
 * piece, and numbers beside their units.
 */
export function SentenceText({ text }: { text: string }) {
  return (
    <>
      {text
        .split(IDENTIFIER)
        .map((part, index) => (index % 2 === 1 ? <Identifier key={index} text={part} /> : unbrokenAmounts(part)))}
    </>
  )
}

function Identifier({ text }: { text: string }) {
  const [, address, mark] = ADDRESS.exec(text) ?? []
  if (address === undefined) {
    return (
      <bdi class="mono identifier" dir="ltr">
        {text}
      </bdi>
    )
  }
  return (
    <>
      <FullAddress address={address} />
      {mark && <span class="visually-hidden">{mark}</span>}
    </>
  )
}
