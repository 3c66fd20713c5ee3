import type { Language } from '@grossist/domain';
import { sql } from 'kysely';
import { NO_NUMBER, type TileQuery, textIn } from '../tile.ts';

/** The last import of each file of the last 30 days, unless it is running or all of it was written. */
const imports: TileQuery = {
  kind: 'imports',
  entries: sql`
    select id::text, source as name, started_by as detail, since,
      case when outcome <> 'done' then outcome when is_dry_run then 'dry-run' else 'refused' end as note,
      case when outcome = 'done' and refused > 0 then refused end as number
    from (
      select distinct on (source) id, source, started_by, outcome, is_dry_run, refused,
        coalesce(ended_at, started_at) as since
      from import_runs where started_at > now() - interval '30 days'
      order by source, started_at desc, id desc) latest
    where outcome in ('failed', 'stopped') or (outcome = 'done' and (is_dry_run or refused > 0))`,
  order: sql`since desc, id`,
};

const feedback = (language: Language): TileQuery => ({
  kind: 'feedback',
  entries: sql`
    select f.id::text, coalesce(nullif(${textIn(sql`m.names`, language)}, ''), m.code) as name, f.text as detail,
      '' as note, ${NO_NUMBER}, f.given_at as since
    from variation_feedback f join materials m on m.sap_material_number = f.sap_material_number where not f.is_handled`,
  order: sql`since, id`,
});

/** Words that found nothing in the last 7 days, the most searched first; by their language and themselves. */
const emptySearches: TileQuery = {
  kind: 'empty-searches',
  entries: sql`
    select language || '/' || query as id, query as name, language as detail, '' as note,
      sum(without_result)::integer as number, null::timestamptz as since
    from analytics_search_tallies
    where day > (now() at time zone 'Europe/Copenhagen')::date - 7 and query <> '' and without_result > 0
    group by language, query`,
  order: sql`number desc, id`,
};

const drafts = (language: Language): TileQuery => {
  const title = textIn(sql`titles`, language);
  return {
    kind: 'drafts',
    entries: sql`
      select type || '/' || key as id, coalesce(nullif(${title}, ''), key) as name, modified_by as detail,
        'landing' as note, ${NO_NUMBER}, modified_at as since from landing_pages where not is_published
      union all
      select slug, coalesce(nullif(${title}, ''), slug), '', 'browsing', null, modified_at
      from browsing_pages where not is_published
      union all
      select slug, coalesce(nullif(${title}, ''), slug), '', 'page', null, modified_at
      from pages where not is_published`,
    order: sql`since desc, note, id`,
  };
};

/** Returns the tiles of editors. */
export const editorTiles = (language: Language): readonly TileQuery[] => [
  imports,
  feedback(language),
  emptySearches,
  drafts(language),
];
