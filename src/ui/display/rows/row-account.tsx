export function RowAccount({ name }: { name: string }) {
  return (
    <bdi class="transfer-account" data-testid="row-account">
      {name}
    </bdi>
  )
}
