/** Hidden words aren't in the page. */
export function WordList(
  props: Readonly<{ words: readonly string[]; isShown: boolean; hidden: string; name?: string }>,
) {
  return (
    <ol class={`shown-words${props.isShown ? '' : ' hidden-words'}`} aria-label={props.name} data-testid="phrase">
      {props.words.map((word, index) => (
        <li key={index}>
          <span aria-hidden="true">{index + 1}</span>
          {props.isShown ? (
            <b>{word}</b>
          ) : (
            <b>
              <span aria-hidden="true">•••••</span>
              <span class="visually-hidden">{props.hidden}</span>
            </b>
          )}
        </li>
      ))}
    </ol>
  )
}
