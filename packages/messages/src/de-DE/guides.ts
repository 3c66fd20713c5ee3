import type { guides as source } from '../en-US/guides.ts';
import type { Translation } from '../translation.ts';

export const guides: Translation<typeof source> = {
  'guides.more': 'Mehr lesen',
  'guides.close': 'Verstanden',
  'guides.search': 'Drei Ergebnisansichten',
  'guides.search.text':
    'Karten, kompakte Zeilen oder eine Zeile je Produkt mit seinen Varianten. Drücken Sie / zum Suchen und scannen Sie auf jeder Seite.',
  'guides.variation': 'Mehr als ein Preis',
  'guides.variation.text':
    'Sehen Sie, wie sich Ihr Preis berechnet, den erwarteten Bestand der nächsten Tage und den Bestand jeder Niederlassung. Vergleichen Sie bis zu vier Artikel.',
  'guides.orders': 'Erneut bestellen',
  'guides.orders.text':
    'Öffnen Sie eine Bestellung, um alle oder einige Positionen zu heutigen Preisen in den Warenkorb zu legen. Finden Sie Bestellungen nach Nummer, Referenz oder Artikel und laden Sie sie für Excel herunter.',
  'guides.cart': 'Der Warenkorb funktioniert wie eine Tabelle',
  'guides.cart.text':
    'Wechseln Sie mit den Pfeiltasten zwischen Feldern und übernehmen Sie eine Menge mit Enter. Fügen Sie unter „Mehrere Positionen“ Zeilen aus einer Tabelle ein. Entferntes lässt sich wiederherstellen.',
};
