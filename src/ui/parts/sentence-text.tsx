// Letters of one identifier, such as an address or a hash, whole or with its middle left out, and the mark of the sentence
// that follows; no word is as long.
const IDENTIFIER = /((?:(?=[A-Za-z]*\d)[0-9A-Za-z]{26,}|[0-9A-Za-z]{4,}…[0-9A-Za-z]{4,})[.,;:]?)/

/** A sentence of our own. Each address and hash in it stands in one piece where that fits, and letters of one width. */
export function SentenceText({ text }: { text: string }) {
  return (
    <>
      {text.split(IDENTIFIER).map((part, index) =>
        index % 2 === 1 ? (
          <bdi key={index} class="mono identifier" dir="ltr">
            {part}
          </bdi>
        ) : (
          part
        ),
      )}
    </>
  )
}
