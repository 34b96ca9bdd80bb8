import { useState } from 'preact/hooks'
import type { Client } from '../../api/client.ts'
import type { ExecutionView } from '../../api/crossing-views.ts'
import { ofEveryday } from '../messages/everyday-messages.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { download, fileName } from '../settings/download.ts'
import { type HistoryFile, historyFile, historyRows } from '../settings/history-file.ts'
import { useApp } from '../state/app.ts'
import { messageOf } from '../text/reason-text.ts'

/** As many as the background gives at once. */
const MOST_AT_ONCE = 100

/** The list as a file: every crossing of it, also those that were not read on to yet. */
export function SaveCard(
  props: Readonly<{
    isFiltered: boolean
    /** Whether a crossing is in the list. */
    fits: (execution: ExecutionView) => boolean
  }>,
) {
  const say = ofEveryday().save
  const { client, tell } = useApp()
  const [busy, setBusy] = useState<HistoryFile | undefined>(undefined)
  const make = async (file: HistoryFile) => {
    if (busy) return
    setBusy(file)
    try {
      const rows = await historyRows(client)
      const ids = props.isFiltered ? await idsThatFit(client, props.fits) : undefined
      const kept = ids ? rows.filter(({ id }) => ids.has(id)) : rows
      if (kept.length === 0) tell(say.nothing)
      else {
        const name = fileName(file, Date.now())
        download(name, historyFile(file, kept), file === 'csv' ? 'text/csv' : 'application/json')
        tell(m().settings.exported(name))
      }
    } catch (error) {
      tell(m().settings.notExported(messageOf(error)))
    }
    setBusy(undefined)
  }
  return (
    <Card title={say.title}>
      <p class="card-note">{props.isFiltered ? say.listed : say.all}</p>
      <div class="pair">
        {(['csv', 'json'] as const).map((file) => (
          <Button key={file} isBusy={busy === file} onClick={() => void make(file)} testId={`save-${file}`}>
            {say[file]}
          </Button>
        ))}
      </div>
    </Card>
  )
}

async function idsThatFit(client: Client, fits: (execution: ExecutionView) => boolean): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  let page = await client.call('executions.list', { limit: MOST_AT_ONCE })
  for (;;) {
    for (const execution of page) if (fits(execution)) ids.add(execution.id)
    const last = page.at(-1)
    if (!last || page.length < MOST_AT_ONCE) return ids
    const { id, approvedAtSeconds } = last
    page = await client.call('executions.list', { before: { id, approvedAtSeconds }, limit: MOST_AT_ONCE })
  }
}
