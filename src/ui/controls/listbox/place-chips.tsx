import { useId } from 'preact/hooks'

export type Places = Readonly<{ label: string; any: string; of: readonly Readonly<{ key: string; name: string }>[] }>

type ChipsProps = Readonly<{
  places: Places
  chosen: string | undefined
  onChoose: (key: string | undefined) => void
}>

export function PlaceChips({ places, chosen, onChoose }: ChipsProps) {
  const name = useId()
  const all = [{ key: undefined, name: places.any }, ...places.of]
  return (
    <fieldset class="place-chips">
      <legend class="visually-hidden">{places.label}</legend>
      {all.map((place) => (
        <label key={place.key ?? ''}>
          <input
            type="radio"
            name={name}
            checked={place.key === chosen}
            data-testid={`place-${place.key ?? 'any'}`}
            onChange={() => onChoose(place.key)}
          />
          <span>{place.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
