export function RowAccount({ name }: { name: string }) {
  return (
    <bdi class="crossing-account" data-testid="row-account">
      {name}
    </bdi>
  )
}
