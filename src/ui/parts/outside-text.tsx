import { cleanText } from '../../core/text.ts'

/** Words of a stranger: cleaned, short, plain, and kept from turning the text around them. */
export function OutsideText({ text, most }: { text: string; most?: number }) {
  return <bdi class="outside">{cleanText(text, most)}</bdi>
}

/** The same in the quotation marks of the language in use. */
export function Quoted(props: { text: string; most?: number }) {
  return (
    <q>
      <OutsideText {...props} />
    </q>
  )
}
