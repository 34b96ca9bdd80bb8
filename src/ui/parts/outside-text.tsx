import { cleanText } from '../../core/text.ts'

/** Words of a stranger: cleaned, short, plain, and kept from turning the text around them. */
export function OutsideText({ text, most }: { text: string; most?: number }) {
  return <bdi class="outside">{cleanText(text, most)}</bdi>
}

// First strong isolate and its end, as a language sets an amount or a name apart in a sentence; and letters of nobody,
// which stand for the two while the rest is cleaned.
const APART = { '\u2068': '\ue000', '\u2069': '\ue001' } as const

/** A sentence of our own with words of others in it: cleaned as those are, but what is set apart in it stays apart. */
export function MixedText({ text, most }: { text: string; most?: number }) {
  const held = Object.entries(APART).reduce(
    (so, [mark, letter]) => so.replaceAll(letter, '').replaceAll(mark, letter),
    text,
  )
  const clean = cleanText(held, most)
  return (
    <bdi class="outside">
      {Object.entries(APART).reduce((so, [mark, letter]) => so.replaceAll(letter, mark), clean)}
    </bdi>
  )
}

/** Words of a stranger in the quotation marks of the language in use. */
export function Quoted(props: { text: string; most?: number }) {
  return (
    <q>
      <OutsideText {...props} />
    </q>
  )
}
