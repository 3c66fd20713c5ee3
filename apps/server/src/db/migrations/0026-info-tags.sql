-- What the wholesaler hangs on a material for buyers to see: { color, ribbonTexts, descriptions }, texts by language.

alter table materials
  add column info_tag jsonb
    check (info_tag is null or (info_tag ->> 'color' in ('green', 'blue', 'yellow', 'red', 'grey') and info_tag ? 'ribbonTexts'));
