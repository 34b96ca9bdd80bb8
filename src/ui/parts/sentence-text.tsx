import { FullAddress } from './address-text.tsx'
import { keptAmounts } from './kept-amounts.tsx'

// Letters of one identifier, such as an address or a hash, whole or with its middle left out, as a language sets it apart,
// and the mark of the sentence that follows; no word is as long.
const IDENTIFIER =
  /(\u2068?(?:(?=[A-Za-z]*\d)[0-9A-Za-z]{26,}|[0-9A-Za-z]{4,}…[0-9A-Za-z]{4,})\u2069?[.,;:。、，；：؛،]?)/
const ADDRESS =
  /^\u2068?(0x[0-9a-fA-F]{40}|(?:bc|tb|bcrt)1[0-9a-z]{20,80}|[13][1-9A-HJ-NP-Za-km-z]{25,34})\u2069?(\W?)$/

/**
 * A sentence of our own. An address in it stands by itself, in groups, and the mark behind it is only read out; a hash stands
 * in one piece where that fits, in letters of one width; a number stays beside its unit.
 */
export function SentenceText({ text }: { text: string }) {
  return (
    <>
      {text
        .split(IDENTIFIER)
        .map((part, index) => (index % 2 === 1 ? <Identifier key={index} text={part} /> : keptAmounts(part)))}
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
