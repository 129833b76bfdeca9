licences-lead = O Sideboards assenta no trabalho de muitas outras pessoas: bibliotecas no programa e nesta página, e um tipo de letra. Aqui estão as licenças, no texto original.
