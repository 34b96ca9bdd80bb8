import { useState } from 'preact/hooks'
import type { Client } from '../../api/client.ts'
import { Button } from '../controls/button.tsx'
import { Card } from '../layout/card.tsx'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofActivity } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { download } from '../state/page/download.ts'
import { fileName } from '../state/page/file-name.ts'
import { messageOf } from '../text/reason-text.ts'
import { type ActivityEntry, activityEntries } from './entry.ts'
import { type HistoryFile, historyFile, historyRows } from './export-file.ts'
import { allRecords, BUNDLES, TRANSFERS } from './pages/sources.ts'

export function ExportCard(
  props: Readonly<{
    isFiltered: boolean
    fits: (past: ActivityEntry) => boolean
  }>,
) {
  const say = ofActivity().save
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
        tell(m().settings.exported({ name }))
      }
    } catch (error) {
      tell(m().settings.notExported({ why: messageOf(error) }))
    }
    setBusy(undefined)
  }
  return (
    <Card title={say.title}>
      <p class="card-note">{props.isFiltered ? say.listed : say.all}</p>
      <div class="pair">
        {(['csv', 'json'] as const).map((file) => (
          <Button
            key={file}
            name={`${file.toUpperCase()}${joins().colon}${say.title}`}
            isBusy={busy === file}
            onClick={() => void make(file)}
            testId={`save-${file}`}
          >
            {file.toUpperCase()}
          </Button>
        ))}
      </div>
    </Card>
  )
}

async function idsThatFit(client: Client, fits: (past: ActivityEntry) => boolean): Promise<ReadonlySet<string>> {
  const all = activityEntries(await allRecords(client, TRANSFERS), await allRecords(client, BUNDLES))
  return new Set(all.filter(fits).map(({ id }) => id))
}
