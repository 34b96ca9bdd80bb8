import { useEffect, useMemo } from 'preact/hooks'
import type { ChainNodesView } from '../../api/methods/nodes.ts'
import { Button } from '../controls/button.tsx'
import { Card } from '../layout/card.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofNodes } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { resource } from '../state/resource.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { messageOf } from '../text/reason-text.ts'
import { AddNode } from './add-node.tsx'

export function NodesScreen() {
  const say = ofNodes()
  const { client, tell } = useApp()
  const chainName = useChainName()
  const shown = useMemo(() => resource(() => client.call('nodes.list', {})), [client])
  useEffect(() => void shown.reload(), [shown])
  const order = async (chainId: number, urls: readonly string[]) => {
    try {
      const { isSaved } = await client.call('nodes.order', { chainId, urls: [...urls] })
      if (!isSaved) tell(say.outcome.notSaved)
      await shown.reload()
    } catch (error) {
      tell(messageOf(error))
    }
  }
  return (
    <Screen title={say.title} back={{ screen: 'settings' }}>
      <p class="card-note">{say.meaning}</p>
      <AddNode onAdded={shown.reload} />
      <WithResource resource={shown} what={m().common.loading} failed={m().home.couldNotRead} lines={6}>
        {(chains) =>
          chains.map((each) => (
            <Card key={each.chainId} title={chainName(each.chainId)}>
              <NodeList of={each} order={(urls) => order(each.chainId, urls)} />
            </Card>
          ))
        }
      </WithResource>
      <p class="card-note">{say.elsewhere}</p>
    </Screen>
  )
}

function NodeList({ of, order }: Readonly<{ of: ChainNodesView; order: (urls: readonly string[]) => Promise<void> }>) {
  const say = ofNodes()
  const chain = useChainName()(of.chainId)
  const urls = of.nodes.map(({ url }) => url)
  return (
    <ol class="sites" data-testid={`nodes-${of.chainId}`}>
      {of.nodes.map(({ url, isOwn }, at) => {
        const node = url.replace(/^https?:\/\/|\/$/g, '')
        return (
          <li key={url}>
            <div>
              <bdi dir="ltr">{node}</bdi>
              {isOwn && <p class="hint">{say.own}</p>}
            </div>
            {at > 0 && (
              <Button name={say.upOf({ node, chain })} onClick={() => order(raised(urls, at))} testId="node-up">
                {m().common.up}
              </Button>
            )}
            {isOwn && (
              <Button
                kind="danger"
                name={say.removeOf({ node, chain })}
                onClick={() => order(urls.filter((each) => each !== url))}
                testId="node-remove"
              >
                {m().common.remove}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function raised(urls: readonly string[], at: number): readonly string[] {
  return [...urls.slice(0, at - 1), ...urls.slice(at, at + 1), ...urls.slice(at - 1, at), ...urls.slice(at + 1)]
}
