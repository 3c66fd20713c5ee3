import type { guides as source } from '../en-US/guides.ts';
import type { Translation } from '../translation.ts';

export const guides: Translation<typeof source> = {
  'guides.more': 'Mehr lesen',
  'guides.close': 'Verstanden',
  'guides.search': 'Drei Ansichten',
  'guides.search.text':
    'Karten, schmale Zeilen für viele auf einmal oder eine Zeile je Produkt mit seinen Größen darin. Die Taste / führt von überall ins Suchfeld, und ein Scanner wird auf jeder Seite gehört.',
  'guides.variation': 'Mehr als ein Preis',
  'guides.variation.text':
    'Sehen Sie Schritt für Schritt, wie Ihr Preis entsteht und was in den nächsten Tagen in welchem Abholmarkt auf Lager ist. Stellen Sie bis zu vier Artikel nebeneinander.',
  'guides.orders': 'Noch einmal bestellen',
  'guides.orders.text':
    'Öffnen Sie eine Bestellung, um sie ganz oder in Teilen zu heutigen Preisen in den Warenkorb zu legen. Bestellungen finden sich nach Nummer, Referenz oder Artikel und kommen als Excel.',
  'guides.cart': 'Der Warenkorb ist wie eine Tabelle',
  'guides.cart.text':
    'Pfeiltasten gehen von Zelle zu Zelle, Enter übernimmt eine Menge und geht weiter. Fügen Sie unter „Viele Positionen“ Zeilen aus einer Tabelle ein. Was Sie entfernen, lässt sich zurückholen.',
};
