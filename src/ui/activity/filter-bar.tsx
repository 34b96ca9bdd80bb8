import { siteHosts } from '../../core/page/site-of-frame.ts'
import { IconButton } from '../controls/button.tsx'
import { LineInput } from '../controls/line-input.tsx'
import { Select } from '../controls/select.tsx'
import { Icon } from '../display/icons.tsx'
import { Fold } from '../layout/fold.tsx'
import { m } from '../messages/messages.ts'
import { ofActivity, ofActivityFilters } from '../messages/screen-messages.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { FILTER_OUTCOMES, type Filter, isFilterEmpty, NO_FILTER } from './filter.ts'

const ANY = 'any'

export function FilterBar(
  props: Readonly<{
    filter: Filter
    /** Known only from the loaded pages. */
    chains: readonly number[]
    askers: readonly string[]
    onChange: (filter: Filter) => void
  }>,
) {
  const say = ofActivity().find
  const { filter, onChange } = props
  const filters = ofActivityFilters()
  const chosen = [filter.outcome, filter.chainId, filter.asker].filter((each) => each !== undefined).length
  const nameOf = useChainName()
  const askerName = (asker: string) => (asker === 'wallet' ? say.wallet : siteHosts(asker))
  return (
    <search class="find">
      <div class="field-box filter">
        <Icon name="search" size={18} />
        <LineInput
          name={say.label}
          placeholder={say.placeholder}
          value={filter.words}
          testId="find"
          onInput={(words) => onChange({ ...filter, words })}
        />
        {!isFilterEmpty(filter) && (
          <IconButton
            icon="close"
            name={m().common.clearSearch}
            onClick={() => onChange(NO_FILTER)}
            testId="find-clear"
          />
        )}
      </div>
      <Fold
        title={chosen === 0 ? filters.filters : filters.filtersOn({ count: chosen })}
        testId="find-filters"
        isOpen={chosen > 0}
      >
        <div class="find-lists">
          <Select
            label={say.outcome}
            choices={[
              { value: undefined, key: ANY, label: say.anyOutcome },
              ...FILTER_OUTCOMES.map((outcome) => ({ value: outcome, key: outcome, label: outcomeText(outcome) })),
            ]}
            chosen={filter.outcome ?? ANY}
            onChoose={(outcome) => onChange({ ...filter, outcome })}
            testId="find-outcome"
          />
          <Select
            label={m().common.chain}
            choices={[
              { value: undefined, key: ANY, label: m().common.anyChain },
              ...props.chains.map((chainId) => ({ value: chainId, key: `${chainId}`, label: nameOf(chainId) })),
            ]}
            chosen={`${filter.chainId ?? ANY}`}
            onChoose={(chainId) => onChange({ ...filter, chainId })}
            testId="find-chain"
          />
          {props.askers.length > 1 && (
            <Select
              label={say.asker}
              choices={[
                { value: undefined, key: ANY, label: say.anyAsker },
                ...props.askers.map((asker) => ({ value: asker, key: asker, label: askerName(asker) })),
              ]}
              chosen={filter.asker ?? ANY}
              onChoose={(asker) => onChange({ ...filter, asker })}
              testId="find-asker"
            />
          )}
        </div>
      </Fold>
    </search>
  )
}

function outcomeText(outcome: (typeof FILTER_OUTCOMES)[number]): string {
  const { refunded: returned, failed } = m().state
  return { moving: m().home.inFlight, done: ofActivity().find.outcomes.done, returned, failed }[outcome]
}
