import { Icon } from '../display/icons.tsx'

export function AcceptedTokens({ may, mustNot }: Readonly<{ may: readonly string[]; mustNot: readonly string[] }>) {
  return (
    <ul class="can">
      {may.map((sentence) => (
        <li key={sentence}>
          <Icon name="check" size={16} />
          {sentence}
        </li>
      ))}
      {mustNot.map((sentence) => (
        <li key={sentence} class="lost">
          <Icon name="warn" size={16} />
          {sentence}
        </li>
      ))}
    </ul>
  )
}
