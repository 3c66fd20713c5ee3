import { type RawBuilder, sql } from 'kysely';

/** A part of the data that the shop stores about a person. */
export interface PersonalPart {
  name: string;
  /** Tables with a reference to a contact that this part covers. */
  tables: readonly string[];
  /** Stored data, newest first; without secrets. */
  rows(contactId: string): RawBuilder<Record<string, unknown>>;
  /** Erases what identifies the person; absent where only the person's id is stored. */
  erase?(contactId: string): RawBuilder<unknown>;
}

/** All parts in the order of erasure: the person comes last, since the rest is found by it. */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  {
    name: 'sessions',
    tables: ['sessions'],
    rows: (id) => sql`select created_at, last_seen_at, expires_at from sessions where contact_id = ${id}
      order by created_at desc`,
    erase: (id) => sql`delete from sessions where contact_id = ${id}`,
  },
  {
    name: 'knownDevices',
    tables: ['known_devices'],
    rows: (id) => sql`select created_at, last_used_at from known_devices where contact_id = ${id}
      order by last_used_at desc`,
    erase: (id) => sql`delete from known_devices where contact_id = ${id}`,
  },
  {
    name: 'passwordResets',
    tables: ['password_resets'],
    rows: (id) => sql`select expires_at from password_resets where contact_id = ${id}`,
    erase: (id) => sql`delete from password_resets where contact_id = ${id}`,
  },
  {
    name: 'passwordMails',
    tables: [],
    rows: (id) => sql`select told_at, state from outbox_messages
      where topic = 'password-reset' and payload ->> 'email' = (select lower(email) from contacts where id = ${id})
      order by told_at desc`,
    erase: (id) => sql`delete from outbox_messages
      where topic = 'password-reset' and payload ->> 'email' = (select lower(email) from contacts where id = ${id})`,
  },
  {
    name: 'accounts',
    tables: ['contact_accounts'],
    rows: (id) => sql`select a.sold_to, a.name from contact_accounts ca join accounts a on a.id = ca.account_id
      where ca.contact_id = ${id} order by ca.position`,
  },
  {
    name: 'assortments',
    tables: ['assortment_relations'],
    rows: (id) => sql`select o.code, o.type from assortment_relations r join assortments o on o.id = r.assortment_id
      where r.contact_id = ${id}`,
    erase: (id) => sql`delete from assortment_relations where contact_id = ${id}`,
  },
  {
    name: 'cartsAndDrafts',
    tables: ['carts'],
    rows: (id) => sql`select c.id, c.status, c.name, c.contact_person, c.contact_phone, c.customer_reference,
        c.project_number, c.address, c.created_at, c.changed_at, c.line_count from carts c
      where c.contact_id = ${id} order by c.changed_at desc`,
    erase: (id) => sql`delete from carts c where c.contact_id = ${id} and c.status <> 'Sent'
      and not exists (select from orders o where o.cart_id = c.id)`,
  },
  {
    name: 'additionsByKey',
    tables: ['keyed_additions'],
    rows: (id) => sql`select key, content, added, added_at from keyed_additions where contact_id = ${id}
      order by added_at desc`,
    erase: (id) => sql`delete from keyed_additions where contact_id = ${id}`,
  },
  {
    name: 'contactOfOrderedCarts',
    tables: [],
    rows: () => sql`select where false`,
    erase: (id) => sql`update carts set contact_person = '', contact_phone = '', end_user_registration = '{}'
      where contact_id = ${id}`,
  },
  {
    name: 'cartLines',
    tables: [],
    rows: (id) => sql`select l.cart_id, l.sap_material_number, l.quantity, l.note, l.additional_note
      from cart_lines l join carts c on c.id = l.cart_id where c.contact_id = ${id} order by l.created_at desc`,
  },
  {
    name: 'orders',
    tables: ['orders'],
    rows: (id) => sql`select o.sales_order_id, o.ordered_at, o.ordered_by, o.name, o.customer_reference,
        o.project_number, o.contact_person, o.contact_phone, o.address, o.note, o.currency, o.total from orders o
      where o.contact_id = ${id} order by o.ordered_at desc`,
    // Bookkeeping law requires orders to be retained, but not the person who placed them.
    erase: (id) => sql`update orders set ordered_by = '', contact_person = '', contact_phone = '', note = '',
        end_user_registration = '{}'
      where contact_id = ${id}`,
  },
  {
    name: 'cardPayments',
    tables: ['card_orders'],
    rows: (id) => sql`select status, amount, currency, begun_at, ended_at from card_orders where contact_id = ${id}
      order by begun_at desc`,
  },
  {
    name: 'seenTo',
    tables: ['sap_orders'],
    rows: (id) => sql`select sales_order_id as about, seen_at, seen_remark from sap_orders where seen_by = ${id}
      union all select payment_id, seen_at, seen_remark from card_orders where seen_by = ${id}
      order by seen_at desc`,
  },
  {
    name: 'returns',
    tables: ['return_orders'],
    rows: (id) => sql`select return_number, returned_by, note, returned_at from return_orders where contact_id = ${id}
      order by returned_at desc`,
    erase: (id) => sql`update return_orders set returned_by = '' where contact_id = ${id}`,
  },
  {
    name: 'messages',
    tables: [],
    rows: (id) => sql`select m.topic, m.told_at, m.state, m.payload, k.recipients, k.subject, k.plain
      from outbox_messages m left join kept_mails k on k.id = m.id
      where m.payload ->> 'contactId' = ${id} order by m.told_at desc`,
    // Messages in the outbox may contain personal data.
    erase: (id) => sql`delete from outbox_messages where payload ->> 'contactId' = ${id} and state <> 'waiting'`,
  },
  {
    name: 'punchout',
    tables: ['punchout_customers', 'punchout_seats', 'punchout_sessions'],
    rows: (id) => sql`select asked_at, opened_at, returned_at, operation, facts from punchout_sessions
      where contact_id = ${id} order by asked_at desc`,
    erase: (id) => sql`update punchout_sessions set facts = '{}', contact_id = null where contact_id = ${id}`,
  },
  {
    name: 'validations',
    tables: ['order_validations', 'customer_senders'],
    rows: (id) => sql`select file_name, order_number, created_at from order_validations
      where contact_id = ${id} or created_by = ${id} order by created_at desc`,
    erase: (id) => sql`update order_validations set contact_id = null where contact_id = ${id}`,
  },
  {
    name: 'orderUploads',
    tables: ['order_uploads'],
    rows: (id) => sql`select file_name, created_at, state from order_uploads where created_by = ${id}
      order by created_at desc`,
    erase: (id) => sql`delete from order_uploads where created_by = ${id}`,
  },
  {
    name: 'senders',
    tables: [],
    rows: (id) => sql`select kind, value, used_at from customer_senders where contact_id = ${id}`,
    erase: (id) => sql`update customer_senders set contact_id = null where contact_id = ${id}`,
  },
  {
    name: 'kits',
    tables: ['smart_kits', 'kit_drafts', 'kit_templates'],
    rows: (id) => sql`select 'smart kit' as kind, project_name as name, created_at from smart_kits
      where contact_id = ${id}
      union all select 'kit', header_description, created_at from kit_drafts
      where created_by = ${id} or modified_by = ${id}
      union all select 'kit template', header_description, created_at from kit_templates
      where created_by = ${id} or modified_by = ${id}`,
  },
  {
    name: 'listLines',
    tables: ['variation_list_lines'],
    rows: (id) => sql`select v.name as list, l.sap_material_number, l.usual_quantity, l.note, l.added_at
      from variation_list_lines l join variation_lists v on v.id = l.list_id
      where l.added_by = ${id} order by l.added_at desc`,
    erase: (id) => sql`update variation_list_lines set added_by = null where added_by = ${id}`,
  },
  {
    name: 'listChanges',
    tables: ['variation_list_changes'],
    rows: (id) => sql`select v.name as list, c.kind, c.sap_material_number, c.changed_at
      from variation_list_changes c join variation_lists v on v.id = c.list_id
      where c.changed_by = ${id} order by c.changed_at desc`,
    erase: (id) => sql`update variation_list_changes set changed_by = null where changed_by = ${id}`,
  },
  {
    name: 'listSubscriptions',
    tables: ['variation_list_subscribers', 'variation_list_notices', 'variation_list_defaults'],
    rows: (id) => sql`select v.name as list, s.is_collaborator, s.subscribed_at,
        coalesce(n.wants_mail, false) as wants_mail
      from variation_list_subscribers s join variation_lists v on v.id = s.list_id
      left join variation_list_notices n on n.list_id = s.list_id and n.contact_id = s.contact_id
      where s.contact_id = ${id} order by s.subscribed_at desc`,
    erase: (id) => sql`with unfollowed as (delete from variation_list_notices where contact_id = ${id}),
        without_default as (delete from variation_list_defaults where contact_id = ${id})
      delete from variation_list_subscribers where contact_id = ${id}`,
  },
  {
    // Lists that colleagues use were handed on before; the rest belonged to the person only.
    name: 'lists',
    tables: ['variation_lists'],
    rows: (id) => sql`select kind, name, description, created_at, changed_at, deleted_at from variation_lists
      where owner_id = ${id} order by changed_at desc`,
    erase: (id) => sql`delete from variation_lists where owner_id = ${id}`,
  },
  {
    // Files are the company's, and deleted after 30 days.
    name: 'documents',
    tables: ['documents'],
    rows: (id) => sql`select kind, title, state, created_at, expires_at from documents where created_by = ${id}
      order by created_at desc`,
    erase: (id) => sql`update documents set created_by = null where created_by = ${id}`,
  },
  {
    name: 'pdfBasket',
    tables: [],
    rows: (id) => sql`select c.name, c.description, l.sap_material_number, l.note, l.added_at
      from pdf_catalogues c left join pdf_catalogue_lines l on l.catalogue_id = c.id
      where c.basket_of = ${id} order by l.added_at desc`,
    erase: (id) => sql`delete from pdf_catalogues where basket_of = ${id}`,
  },
  {
    // Catalogs stay with the company, without the name of the person.
    name: 'pdfCatalogs',
    tables: ['pdf_catalogues', 'simple_pdf_catalogues', 'company_logos'],
    rows: (id) => sql`select 'catalog' as kind, name, created_at from pdf_catalogues
      where basket_of is null and (created_by = ${id} or modified_by = ${id})
      union all select 'simple catalog', name, created_at from simple_pdf_catalogues where created_by = ${id}
      union all select 'logo', file_name, changed_at from company_logos where changed_by = ${id}`,
    erase: (id) => sql`update pdf_catalogues c set contact_name = '' from contacts p
      where p.id = ${id} and p.name <> '' and c.company_id = p.company_id and c.contact_name = p.name`,
  },
  {
    // Uploads belong to the company; the uploader's name is erased.
    name: 'mediaUploads',
    tables: ['media_uploads'],
    rows: (id) => sql`select public_id, mime_type, bytes, uploaded_at from media_uploads where uploaded_by = ${id}
      order by uploaded_at desc`,
  },
  {
    name: 'tableColumns',
    tables: ['result_columns'],
    rows: (id) => sql`select class_code, columns, changed_at from result_columns where contact_id = ${id}
      order by changed_at desc`,
    erase: (id) => sql`delete from result_columns where contact_id = ${id}`,
  },
  {
    name: 'searches',
    tables: ['search_history'],
    rows: (id) => sql`select query, searched_at from search_history where contact_id = ${id}`,
    erase: (id) => sql`delete from search_history where contact_id = ${id}`,
  },
  {
    name: 'lookedAt',
    tables: ['seen_materials'],
    rows: (id) => sql`select sap_material_number, seen_at from seen_materials where contact_id = ${id}
      order by seen_at desc`,
    erase: (id) => sql`delete from seen_materials where contact_id = ${id}`,
  },
  {
    name: 'recommendations',
    tables: ['recommendation_events'],
    rows: (id) => sql`select sap_material_numbers, happened_at from recommendation_events where contact_id = ${id}
      order by happened_at desc`,
    erase: (id) => sql`delete from recommendation_events where contact_id = ${id}`,
  },
  {
    // Events of every browser in which the person consented while signed in.
    name: 'analytics',
    tables: ['analytics_people'],
    rows: (id) => sql`with own as (select distinct_id from analytics_people where contact_id = ${id})
      select e.event, e.happened_at, e.properties from analytics_events e join own using (distinct_id)
      union all
      select 'profile', p.changed_on, p.properties from analytics_profiles p join own using (distinct_id)
      order by happened_at desc`,
    erase: (id) => sql`delete from analytics_people
      where contact_id = ${id} and analytics_forget(distinct_id) is not null`,
  },
  {
    name: 'feedback',
    tables: ['variation_feedback'],
    rows: (id) => sql`select sap_material_number, text, contact, given_at from variation_feedback
      where contact_id = ${id} order by given_at desc`,
    erase: (id) => sql`update variation_feedback set contact = '', contact_id = null where contact_id = ${id}`,
  },
  {
    name: 'addresses',
    tables: ['latest_addresses'],
    rows: (id) => sql`select address, project_number, last_used from latest_addresses where contact_id = ${id}
      order by last_used desc`,
    erase: (id) => sql`delete from latest_addresses where contact_id = ${id}`,
  },
  {
    name: 'serviceCenter',
    tables: ['preferred_service_centers'],
    rows: (id) => sql`select service_center from preferred_service_centers where contact_id = ${id}`,
    erase: (id) => sql`delete from preferred_service_centers where contact_id = ${id}`,
  },
  {
    name: 'labels',
    tables: ['label_preferences', 'label_prints'],
    rows: (
      id,
    ) => sql`select product, shift_x, shift_y, design, barcode, price_option, kit_product from label_preferences
      where contact_id = ${id}`,
    erase: (id) => sql`with preferences as (delete from label_preferences where contact_id = ${id})
      delete from label_prints where contact_id = ${id}`,
  },
  {
    name: 'imports',
    tables: ['import_runs'],
    rows: (id) => sql`select source, started_at from import_runs where started_by_contact = ${id}`,
    erase: (id) => sql`update import_runs set started_by = '' where started_by_contact = ${id}`,
  },
  {
    name: 'auditTrail',
    tables: [],
    rows: (id) => sql`select happened_at, act, outcome, code, address, user_agent, subjects from audit_entries
      where contact_id = ${id} order by happened_at desc`,
    erase: (id) => sql`update audit_entries set person = '', address = '', user_agent = ''
      where (contact_id = ${id} or lower(person) = (select lower(email) from contacts where id = ${id}))
        and (person, address, user_agent) <> ('', '', '')`,
  },
  {
    name: 'erased',
    tables: ['erased_people'],
    // The hash does not reveal the e-mail; it prevents imports from making the person again.
    rows: (id) => sql`select erased_at from erased_people where contact_id = ${id}`,
  },
  {
    name: 'person',
    tables: [],
    rows: (id) => sql`select c.name, c.email, c.phone, c.role, c.locale, c.email_permission, c.preferred_article_number,
        c.density, c.default_order_name, c.salesforce_contact_id, co.name as company from contacts c left join companies co on co.id = c.company_id
      where c.id = ${id}`,
    erase: (id) => sql`update contacts set name = '', email = 'erased-' || id || '@invalid', phone = '',
        default_order_name = '', salesforce_contact_id = '', password_hash = null, email_permission = false, session_epoch = session_epoch + 1,
        erased_at = now()
      where id = ${id}`,
  },
];
