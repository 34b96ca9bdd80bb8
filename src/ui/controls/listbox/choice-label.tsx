import type { ListboxChoice } from './choices.ts'

/** A language is named in its own language. */
export function ChoiceLabel({ choice: { label, named } }: { choice: Pick<ListboxChoice<unknown>, 'label' | 'named'> }) {
  if (!named) return <>{label}</>
  return (
    <>
      {label.slice(0, label.length - named.name.length)}
      <span lang={named.language}>{named.name}</span>
    </>
  )
}
