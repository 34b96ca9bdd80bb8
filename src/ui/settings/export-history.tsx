import { useState } from 'preact/hooks'
import type { Client } from '../../api/client.ts'
import { type HistoryFile, historyFile, historyRows } from '../activity/export-file.ts'
import { Button } from '../controls/button.tsx'
import { Card } from '../layout/card.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { download } from '../state/page/download.ts'
import { fileName } from '../state/page/file-name.ts'
import { messageOf } from '../text/reason-text.ts'

type File = HistoryFile | 'support'

export function ExportHistory() {
  const say = m().settings
  const { client, host, tell } = useApp()
  const [busy, setBusy] = useState<File | undefined>(undefined)
  const make = async (file: File) => {
    if (busy) return
    setBusy(file)
    try {
      const text =
        file === 'support' ? await supportOf(client, host.version) : historyFile(file, await historyRows(client))
      const name = fileName(file, Date.now())
      download(name, text, file === 'csv' ? 'text/csv' : 'application/json')
      tell(say.exported({ name }))
    } catch (error) {
      tell(say.notExported({ why: messageOf(error) }))
    }
    setBusy(undefined)
  }
  const button = (file: File) => (
    <Button isBusy={busy === file} onClick={() => void make(file)} testId={`export-${file}`}>
      {say.exportAs[file]}
    </Button>
  )
  return (
    <Card title={say.history}>
      <div class="pair">
        {button('csv')}
        {button('json')}
      </div>
      <p class="card-note">{say.supportHint}</p>
      {button('support')}
    </Card>
  )
}

async function supportOf(client: Client, version: string): Promise<string> {
  return (await client.call('support.get', { version })).text
}
